import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { ToggleLine } from '../../ui/ToggleLine.tsx';
import { setSound, useSoundOn } from './sound-setting.ts';
import { playTone } from './tone.ts';

/** Whether the user hears of chats in this browser. */
export function SoundSwitch() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  return (
    <ToggleLine
      label={t('sound.label')}
      about={t('sound.about')}
      checked={useSoundOn(user.id)}
      onChange={(next) => setSound(user.id, next)}
    >
      <Button size="small" color="inherit" onClick={playTone} sx={{ color: 'text.secondary' }}>
        {t('sound.try')}
      </Button>
    </ToggleLine>
  );
}
