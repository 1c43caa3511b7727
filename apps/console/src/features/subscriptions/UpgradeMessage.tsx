import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { useSession } from '../../lib/session/use-session.ts';

const Link = createLink(MuiLink);

/**
 * Says what the plan does not include, and what to do about it: those who see the plans are led to
 * them, others are told whom to ask.
 */
export function UpgradeMessage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('around');
  const { roles } = useSession();
  return (
    <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'tint.info', fontSize: '0.8125rem' }}>
      {children}{' '}
      {hasAnyRole(roles, screenAccess.subscription) ? (
        <Link to="/subscription" sx={{ fontWeight: 550 }}>
          {t('upgrade.buy')}
        </Link>
      ) : (
        t('upgrade.ask')
      )}
    </Box>
  );
}
