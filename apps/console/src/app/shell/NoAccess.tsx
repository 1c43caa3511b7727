import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** For users without an agent, or without a role that opens anything. */
export function NoAccess() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <EmptyState
        icon={KeyRound}
        title={t('noAccess.title')}
        description={t('noAccess.description')}
        action={
          <Button variant="contained" component={Link} to="/logout">
            {t('menu.logout')}
          </Button>
        }
      />
    </Box>
  );
}
