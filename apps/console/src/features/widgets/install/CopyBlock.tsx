import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../lib/toast/toast.tsx';

interface CopyBlockProps {
  /** Heard. */
  label: string;
  text: string;
}

/** Text that is put elsewhere, with a button that copies it. */
export function CopyBlock({ label, text }: CopyBlockProps) {
  const { t } = useTranslation('widgets');
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(t('copy.done')),
      () => toast.error(t('copy.failed')),
    );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.sunken',
      }}
    >
      <Box
        component="pre"
        role="region"
        aria-label={label}
        sx={{
          flex: 1,
          minWidth: 0,
          m: 0,
          p: 1.5,
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
      {/* Without https there is no clipboard; the text can be marked by hand. */}
      {'clipboard' in navigator && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Copy aria-hidden />}
          aria-label={t('copy.name', { what: label })}
          onClick={copy}
          sx={{ flexShrink: 0, m: 1, bgcolor: 'background.paper' }}
        >
          {t('copy.button')}
        </Button>
      )}
    </Box>
  );
}
