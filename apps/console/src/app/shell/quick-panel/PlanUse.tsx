import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plans } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { planLacks } from '../../../features/subscriptions/plan-lacks.ts';
import { UpgradeMessage } from '../../../features/subscriptions/UpgradeMessage.tsx';
import { UsedOfPlan } from '../../../features/subscriptions/UsedOfPlan.tsx';
import { useSubscription } from '../use-subscription.ts';
import { QuickSection } from './QuickSection.tsx';

/** The plan the agent is on and how much of it is used; nothing where there is none. */
export function PlanUse() {
  const { t } = useTranslation('around');
  const subscription = useSubscription();
  if (!subscription) return null;
  const { plan, trialDaysLeft, used } = subscription;
  return (
    <QuickSection
      title={t('plan.title')}
      end={
        <Typography component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t(`plan.name.${plan}`)}
        </Typography>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {trialDaysLeft !== null && (
          <Typography sx={{ fontSize: '0.8125rem' }}>
            {t('plan.daysLeft', { count: trialDaysLeft })}
          </Typography>
        )}
        <UsedOfPlan plan={plan} used={used} />
        {planLacks(plans[plan]).map((lack) => (
          <UpgradeMessage key={lack}>{t(`upgrade.${lack}`)}</UpgradeMessage>
        ))}
      </Box>
    </QuickSection>
  );
}
