import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plans } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { planLacks } from '../../../features/subscriptions/plan-lacks.ts';
import { UpgradeMessage } from '../../../features/subscriptions/UpgradeMessage.tsx';
import { useSubscription } from '../use-subscription.ts';
import { MeterLine } from './MeterLine.tsx';
import { QuickSection } from './QuickSection.tsx';

/** The plan the agent is on and how much of it is used; nothing where there is none. */
export function PlanUse() {
  const { t } = useTranslation('around');
  const subscription = useSubscription();
  if (!subscription) return null;
  const { plan, trialDaysLeft, used } = subscription;
  const limits = plans[plan];
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
        <MeterLine label={t('plan.conversations')} used={used.conversations} limit={null} />
        <MeterLine label={t('plan.widgets')} used={used.widgets} limit={limits.widgets} />
        <MeterLine label={t('plan.users')} used={used.users} limit={limits.users} />
        <MeterLine label={t('plan.languages')} used={used.languages} limit={limits.languages} />
        {planLacks(limits).map((lack) => (
          <UpgradeMessage key={lack}>{t(`upgrade.${lack}`)}</UpgradeMessage>
        ))}
      </Box>
    </QuickSection>
  );
}
