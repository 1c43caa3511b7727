import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverAnswers } from '../../ui/fetch-part.ts';

/** Milliseconds until anything is shown, and until it counts as long. */
const showAfter = 300;
const longAfter = 10_000;

const words = { loading: 'loading.now', long: 'loading.long', failed: 'loading.failed' } as const;

const pulse = {
  '@keyframes breathe': { '0%, 100%': { opacity: 0.25 }, '50%': { opacity: 1 } },
};

/**
 * Shown while a screen is on its way: nothing at first, then that it loads, then that it takes long, and that something
 * went wrong where the server does not answer.
 */
export function LoadingScreen() {
  const { t } = useTranslation();
  const [state, setState] = useState<'early' | 'loading' | 'long' | 'failed'>('early');
  const [isTrying, setTrying] = useState(false);
  const findOut = useEffectEvent(async () => {
    setState('long');
    if (!(await serverAnswers())) setState('failed');
  });
  useEffect(() => {
    const timers = [
      setTimeout(() => setState('loading'), showAfter),
      setTimeout(() => void findOut(), longAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  const retry = async () => {
    setTrying(true);
    // Otherwise the browser would show a page of its own: that nobody answers.
    if (await serverAnswers()) return window.location.reload();
    setTrying(false);
    setState('failed');
  };
  if (state === 'early') return null;
  const isLate = state === 'long' || state === 'failed';
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        flex: 1,
        minHeight: 240,
        height: '100%',
        color: 'text.secondary',
      }}
    >
      {state !== 'failed' && <Dots />}
      <Box sx={{ px: 3, textAlign: 'center' }}>
        <Typography>{t(words[state])}</Typography>
        {state === 'failed' && <Typography sx={{ mt: 0.5 }}>{t('error.unreachable')}</Typography>}
      </Box>
      {isLate && (
        <Button variant="outlined" color="inherit" loading={isTrying} onClick={() => void retry()}>
          {t('action.retry')}
        </Button>
      )}
    </Box>
  );
}

function Dots() {
  return (
    <Box aria-hidden sx={{ ...pulse, display: 'flex', gap: 0.75 }}>
      {[0, 1, 2].map((dot) => (
        <Box
          key={dot}
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: 'text.secondary',
            animation: `breathe 1.2s ${dot * 0.16}s infinite ease-in-out`,
          }}
        />
      ))}
    </Box>
  );
}
