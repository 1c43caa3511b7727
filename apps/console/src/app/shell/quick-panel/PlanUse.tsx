import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CurrentSubscription } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { planLacks } from '../../../features/subscriptions/plan-lacks.ts';
import { UpgradeMessage } from '../../../features/subscriptions/UpgradeMessage.tsx';
import { UsedOfPlan } from '../../../features/subscriptions/UsedOfPlan.tsx';
import { useSubscriptionQuery } from '../../../features/subscriptions/use-subscription.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { QuickAnswer } from './QuickAnswer.tsx';
import { QuickSection } from './QuickSection.tsx';

/** The plan the agent is on and how much of it is used; nothing where there is none. */
export function PlanUse() {
  const { t } = useTranslation('around');
  const query = useSubscriptionQuery();
  const current = query.data?.subscription;
  if (query.data && !current) return null;
  return (
    <QuickSection
      title={t('plan.title')}
      end={
        current && (
          <Typography component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t(`plan.name.${current.plan}`)}
          </Typography>
        )
      }
    >
      <QuickAnswer query={query} rows={4}>
        {({ subscription }) => subscription && <Use {...subscription} />}
      </QuickAnswer>
    </QuickSection>
  );
}

function Use({ plan, limits, trialDaysLeft, used }: CurrentSubscription) {
  const { t } = useTranslation('around');
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {trialDaysLeft !== null && (
        <Typography sx={{ fontSize: '0.8125rem' }}>{t('plan.daysLeft', { count: trialDaysLeft })}</Typography>
      )}
      <UsedOfPlan limits={limits} used={used} />
      {planLacks(plan, limits, user).map((lack) => (
        <UpgradeMessage key={lack}>{t(`upgrade.${lack}`)}</UpgradeMessage>
      ))}
    </Box>
  );
}
