import Box from '@mui/material/Box';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A secret among values: a key, its name, and what it is. */
export function SecretLabel({ name }: { name: string }) {
  const { t } = useTranslation('secrets');
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', width: 8, color: 'text.secondary' }}>
        <KeyRound size={14} aria-hidden style={{ flex: 'none', margin: '0 -3px' }} />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        {name}
      </Box>
      <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('insert')}
      </Box>
    </>
  );
}
