import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Outlet, Link as RouterLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GuestHead } from '../../features/auth/GuestHead.tsx';
import { topLine } from '../../ui/theme/top-line.ts';
import { FollowSettings } from './FollowSettings.tsx';
import { NoAccess } from './NoAccess.tsx';

/** Where users may always go. */
const entries = [
  { id: 'profile', to: '/profile' },
  { id: 'help', to: '/faq' },
  { id: 'logout', to: '/logout' },
] as const;

/**
 * What stands around the screens of users to whom no agent is open: the ways they have, and the screen, or that it is not
 * open to them.
 */
export function BareShell({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minHeight: '100dvh', pt: topLine, bgcolor: 'background.paper' }}>
      <FollowSettings />
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <GuestHead sx={{ maxWidth: 1024, mx: 'auto', px: { xs: 2, md: 4 }, py: 1 }} />
        <Box
          component="nav"
          aria-label={t('menu.label')}
          sx={{ display: 'flex', gap: 3, maxWidth: 1024, mx: 'auto', px: { xs: 2, md: 4 }, pb: 1 }}
        >
          {entries.map(({ id, to }) => (
            <Link
              key={id}
              component={RouterLink}
              to={to}
              preload={false}
              color="inherit"
              underline="none"
              sx={{
                py: 1,
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
                '&[aria-current="page"]': { color: 'primary.main', fontWeight: 600 },
              }}
            >
              {t(`menu.${id}`)}
            </Link>
          ))}
        </Box>
      </Box>
      <Box component="main" sx={{ maxWidth: 1024, mx: 'auto' }}>
        {isOpen ? <Outlet /> : <NoAccess />}
      </Box>
    </Box>
  );
}
