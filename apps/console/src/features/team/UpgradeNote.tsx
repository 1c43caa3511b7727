import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Link = createLink(MuiLink);

/** Says what the plan does not include, and where there is one that does. */
export function UpgradeNote({ children }: { children: ReactNode }) {
  const { t } = useTranslation('team');
  return (
    <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'tint.info', fontSize: '0.8125rem' }}>
      {children}{' '}
      <Link to="/subscription" sx={{ fontWeight: 550 }}>
        {t('team.upgrade.link')}
      </Link>
    </Box>
  );
}
