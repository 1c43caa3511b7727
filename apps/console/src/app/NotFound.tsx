import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { UserContext } from '../lib/session/use-user.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** For addresses that lead nowhere. */
export function NotFound() {
  const { t } = useTranslation();
  // The shell is what stands around it for users.
  const isAlone = useContext(UserContext) === null;
  return (
    <Box
      component={isAlone ? 'main' : 'div'}
      sx={{ display: 'grid', placeItems: 'center', minHeight: '70vh' }}
    >
      <EmptyState
        isPage
        icon={Compass}
        title={t('notFound.title')}
        description={t('notFound.description')}
        action={
          <Button variant="contained" component={Link} to="/">
            {t('notFound.home')}
          </Button>
        }
      />
    </Box>
  );
}
