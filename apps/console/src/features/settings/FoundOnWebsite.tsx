import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FoundFact } from '@samtale/contract';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface FoundOnWebsiteProps {
  found: Pick<FoundFact, 'value' | 'url'> | undefined;
  onTake(value: string): void;
}

/** What the company's website says of something that nobody has told yet, to be taken with a click. */
export function FoundOnWebsite({ found, onTake }: FoundOnWebsiteProps) {
  const { t } = useTranslation('settings');
  if (!found) return null;
  const { value, url } = found;
  return (
    <Button
      size="small"
      title={url}
      startIcon={<Globe size={14} aria-hidden />}
      onClick={() => onTake(value)}
      sx={{ mt: 0.5, maxWidth: '100%', px: 0.75, textAlign: 'left', whiteSpace: 'normal' }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('company.take', { value })}
      </Box>
    </Button>
  );
}
