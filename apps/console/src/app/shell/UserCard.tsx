import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '../../lib/session/use-session.ts';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';

/** Who is signed in. */
export function UserCard() {
  const { user } = useSession();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.5, minWidth: 0 }}>
      <InitialsAvatar id={user.id} name={user.displayName} imageUrl={user.profileImageUrl} />
      <Box data-label sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 550 }}>
          {user.displayName}
        </Typography>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
    </Box>
  );
}
