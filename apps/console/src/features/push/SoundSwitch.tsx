import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { setSound, useSoundOn } from './sound-setting.ts';
import { playTone } from './tone.ts';

/** Whether the user hears of chats in this browser. */
export function SoundSwitch() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const on = useSoundOn(user.id);
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 64,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
          {t('sound.label')}
        </Box>
        <Typography id={`${id}-about`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('sound.about')}
        </Typography>
      </Box>
      <Button size="small" color="inherit" onClick={playTone} sx={{ color: 'text.secondary' }}>
        {t('sound.try')}
      </Button>
      <Toggle
        id={id}
        aria-describedby={`${id}-about`}
        checked={on}
        onChange={(next) => setSound(user.id, next)}
      />
    </Box>
  );
}
