import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChatStatus } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { usePresence } from '../../lib/hub/use-presence.ts';
import { Toggle } from '../../ui/Toggle.tsx';

/** Lets those who take chats go online and offline. */
export function PresenceSwitch() {
  const { t } = useTranslation();
  const { status, set } = usePresence();
  if (!set) return null;
  const online = status === ChatStatus.online;
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', height: 40, pl: 3.5, pr: 1.5, cursor: 'pointer' }}
    >
      <Box
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          mr: 2.5,
          borderRadius: '50%',
          flexShrink: 0,
          bgcolor: online ? 'success.main' : 'transparent',
          border: 2,
          borderColor: online ? 'success.main' : 'line.control',
          transition: 'background-color 140ms, border-color 140ms',
        }}
      />
      <Box data-label sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{t(online ? 'presence.online' : 'presence.offline')}</Typography>
      </Box>
      <Box data-label sx={{ display: 'flex' }}>
        <Toggle
          checked={online}
          onChange={(on) => set(on ? ChatStatus.online : ChatStatus.offline)}
          aria-label={t('presence.label')}
        />
      </Box>
    </Box>
  );
}
