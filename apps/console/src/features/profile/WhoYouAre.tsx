import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOpenSession } from '../../lib/session/use-session.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

/** The user's name, address and roles. */
export function WhoYouAre() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const session = useOpenSession();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <InitialsAvatar id={user.id} name={user.displayName} imageUrl={user.profileImageUrl} size={56} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h3" component="h2" noWrap>
          {user.displayName}
        </Typography>
        <Typography noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
      {session && (
        <Box
          component="ul"
          aria-label={t('roles', { agent: session.agent.name })}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {session.roles.map((role) => (
            <li key={role}>
              <StatusChip tone="neutral">{t(`role.${role}`)}</StatusChip>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
