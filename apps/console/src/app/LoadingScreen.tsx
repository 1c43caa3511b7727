import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverAnswers } from '../ui/fetch-part.ts';

/** Milliseconds until anything is shown, and until it counts as long (spec 1 section 9). */
const showAfter = 300;
const longAfter = 10_000;

const pulse = {
  '@keyframes breathe': { '0%, 100%': { opacity: 0.25 }, '50%': { opacity: 1 } },
};

/** Shown while a screen is on its way: nothing at first, then that it loads, then that it takes long. */
export function LoadingScreen() {
  const { t } = useTranslation();
  const [state, setState] = useState<'early' | 'loading' | 'long'>('early');
  useEffect(() => {
    const timers = [
      setTimeout(() => setState('loading'), showAfter),
      setTimeout(() => setState('long'), longAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (state === 'early') return null;
  return (
    <Box
      role="status"
      sx={{
        ...pulse,
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
      <Box aria-hidden sx={{ display: 'flex', gap: 0.75 }}>
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
      <Typography>{t(state === 'long' ? 'loading.long' : 'loading.now')}</Typography>
      {state === 'long' && (
        <Button variant="outlined" color="inherit" onClick={() => void reloadIfThere()}>
          {t('action.retry')}
        </Button>
      )}
    </Box>
  );
}

/** Loads the page anew, unless the browser would show a page of its own instead: that nobody answers. */
async function reloadIfThere(): Promise<void> {
  if (await serverAnswers()) window.location.reload();
}
