import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ImportedFileProps {
  icon: LucideIcon;
  name: string | undefined;
  /** What it was found to be. */
  about: string;
  isImporting: boolean;
  onReset(): void;
}

/** The file that is going to be imported, and the way to another. */
export function ImportedFile({ icon: Icon, name, about, isImporting, onReset }: ImportedFileProps) {
  const { t } = useTranslation('import');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        mb: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 550 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </Box>
      <Button size="small" color="inherit" disabled={isImporting} onClick={onReset}>
        {t('choose.another')}
      </Button>
    </Box>
  );
}
