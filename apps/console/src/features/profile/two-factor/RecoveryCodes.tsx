import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../lib/toast/toast.tsx';

/** Shown once: the codes for who has lost their second factor, to be kept somewhere else. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const text = codes.join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(t('twoFactor.copied')),
      () => toast.error(t('twoFactor.copyError')),
    );
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 550 }}>{t('twoFactor.keep')}</Typography>
      <Typography sx={{ mt: 0.25, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('twoFactor.keepAbout')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('twoFactor.recoveryCodes')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          gap: 1,
          my: 2,
          p: 2,
          listStyle: 'none',
          borderRadius: 1,
          bgcolor: 'tint.neutral',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {codes.map((code) => (
          <Box key={code} component="li" sx={{ fontFamily: 'ui-monospace, monospace', userSelect: 'all' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" autoFocus onClick={onDone}>
          {t('twoFactor.kept')}
        </Button>
        {/* Without https there is no clipboard; the codes can be marked by hand. */}
        {'clipboard' in navigator && (
          <Button color="inherit" variant="outlined" onClick={copy}>
            {t('twoFactor.copy')}
          </Button>
        )}
        <Button
          component="a"
          color="inherit"
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="samtale-recovery-codes.txt"
        >
          {t('twoFactor.download')}
        </Button>
      </Box>
    </Box>
  );
}
