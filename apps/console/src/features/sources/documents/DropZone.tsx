import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { splitMarker } from '@samtale/contract';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../../ui/FileInput.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { acceptedEndings } from './check-document.ts';

interface DropZoneProps {
  isBusy?: boolean;
  /** There is something below it that matters more. */
  isSmall?: boolean;
  onFiles(files: readonly File[]): void;
}

/** Takes documents, dropped or chosen, several at once. */
export function DropZone({ isBusy = false, isSmall = false, onFiles }: DropZoneProps) {
  const { t } = useTranslation('jobs');
  const input = useRef<HTMLInputElement>(null);
  const { isOver, zone } = useFileDrop((_first, all) => onFiles(all));
  return (
    <Box
      {...zone}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 0.5,
        px: 3,
        py: isSmall ? 2 : 4,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'line.control',
        borderRadius: 1,
        bgcolor: isOver ? 'tint.accent' : 'background.default',
        transition: 'background-color 140ms, border-color 140ms',
      }}
    >
      {!isSmall && (
        <Box sx={{ color: 'text.secondary', display: 'flex', mb: 0.5 }}>
          <FileUp size={28} strokeWidth={1.5} aria-hidden />
        </Box>
      )}
      <Typography variant="h3" component="h2">
        {t('documents.drop')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('documents.limits')}
      </Typography>
      <Button
        variant={isSmall ? 'outlined' : 'contained'}
        color={isSmall ? 'inherit' : 'primary'}
        loading={isBusy}
        onClick={() => input.current?.click()}
        sx={{ my: isSmall ? 1 : 1.5 }}
      >
        {t('documents.choose')}
      </Button>
      <FileInput ref={input} label={t('documents.choose')} accept={acceptedEndings} onFiles={onFiles} />
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('documents.split')}{' '}
        <Box component="code" sx={{ px: 0.5, py: '1px', borderRadius: '4px', bgcolor: 'tint.neutral' }}>
          {splitMarker}
        </Box>
      </Box>
    </Box>
  );
}
