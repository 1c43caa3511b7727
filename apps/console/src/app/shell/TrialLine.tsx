import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSubscription } from '../../features/subscriptions/use-subscription.ts';

/** How many days are left of a trial; nothing of a plan that is paid for. */
export function TrialLine() {
  const { t } = useTranslation('around');
  const days = useSubscription()?.trialDaysLeft ?? null;
  if (days === null) return null;
  return (
    <Box
      component="span"
      title={t('plan.trialHint')}
      sx={{
        display: { xs: 'none', lg: 'inline' },
        mr: 1,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        color: days <= 3 ? 'warning.main' : 'text.secondary',
      }}
    >
      {t('plan.daysLeft', { count: days })}
    </Box>
  );
}
