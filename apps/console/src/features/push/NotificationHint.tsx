import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChatStatus } from '@samtale/contract';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { useDeviceState } from './device-state.ts';
import { useTurnOn } from './use-turn-on.ts';

const keyOf = (userId: string) => `samtale.notificationHint.${userId}`;

/**
 * Asks those who are online, once in each browser, whether they want to be told of chats. The browser itself asks only
 * when they say yes: one that is asked out of the blue is told no for good.
 */
export function NotificationHint() {
  const { t } = useTranslation('push');
  const { user } = useSession();
  const state = useDeviceState(user.id);
  const { turnOn, isBusy } = useTurnOn();
  const [isAnswered, setAnswered] = useState(() => localStorage.getItem(keyOf(user.id)) !== null);
  if (isAnswered || state !== 'off' || user.chatStatus !== ChatStatus.online) return null;
  const answered = () => {
    localStorage.setItem(keyOf(user.id), 'answered');
    setAnswered(true);
  };
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        gap: 1.5,
        flexShrink: 0,
        px: 2,
        py: 1.5,
        bgcolor: 'tint.neutral',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ pt: 0.25, color: 'text.secondary' }}>
        <Bell size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontSize: '0.8125rem' }}>{t('hint.text')}</Typography>
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -1.25 }}>
          <Button
            size="small"
            loading={isBusy}
            onClick={() => {
              turnOn();
              answered();
            }}
          >
            {t('hint.turnOn')}
          </Button>
          <Button size="small" color="inherit" onClick={answered} sx={{ color: 'text.secondary' }}>
            {t('hint.dismiss')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
