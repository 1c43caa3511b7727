import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { hasEnded } from './has-ended.ts';
import { PlanOverview } from './PlanOverview.tsx';
import { useAccessAgain } from './use-access-again.ts';

const ButtonLink = createLink(Button);

/** The plan the agent is on; to those who cannot change it, that it has ended and whom to ask. */
export function SubscriptionScreen() {
  const { t } = useTranslation('subscription');
  const { user, roles, agent } = useSession();
  useAccessAgain(hasEnded(user));
  const isAdministrator = hasAnyRole(roles, screenAccess.subscription);
  const params = { agentId: agent.id };
  const contacts = useEndpoint(endpoints.subscriptions.getSubscriptionContacts, { params });
  const plans = useEndpoint(
    endpoints.subscriptions.getSubscriptionList,
    { params },
    { enabled: isAdministrator },
  );
  const current = useEndpoint(
    endpoints.subscriptions.getCurrentSubscription,
    { params },
    { enabled: isAdministrator },
  );
  const failed = [plans, contacts, current].find(({ isError }) => isError);
  const isLoaded = contacts.data && ((plans.data && current.data) || !isAdministrator);
  return (
    <Box sx={{ flexShrink: 0, minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('title')}
        description={isAdministrator && t('description')}
        actions={
          isAdministrator &&
          !hasEnded(user) && (
            <ButtonLink
              to="/agentProfile/$id"
              params={{ id: agent.id }}
              variant="outlined"
              color="inherit"
              startIcon={<Building2 aria-hidden />}
            >
              {t('company')}
            </ButtonLink>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 4, px: { xs: 2, md: 4 }, pb: 6, maxWidth: 784 }}>
        {user.subscriptionsEndAt && hasEnded(user) && (
          <EndedNotice
            endedAt={user.subscriptionsEndAt}
            isAdministrator={isAdministrator}
            administrators={contacts.data?.administrators ?? []}
          />
        )}
        {failed && !isLoaded && (
          <LoadFailed description={t('loadError')} onRetry={() => void failed.refetch()} />
        )}
        {!failed && !isLoaded && <SkeletonRows label={t('loading')} count={4} />}
        {plans.data && contacts.data && current.data && (
          <PlanOverview
            list={plans.data.list}
            current={current.data.subscription}
            salesMail={contacts.data.salesMail}
          />
        )}
      </Box>
    </Box>
  );
}
