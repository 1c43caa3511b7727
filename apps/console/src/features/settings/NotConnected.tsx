import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { planLacks, UpgradeMessage, useSubscription } from '../subscriptions/index.ts';

interface NotConnectedProps {
  channel: 'facebook' | 'phone';
  icon: LucideIcon;
}

/** A channel that the agent is not on, and whether its plan includes it. */
export function NotConnected({ channel, icon }: NotConnectedProps) {
  const { t } = useTranslation('settings');
  const { t: around } = useTranslation('around');
  const { user } = useSession();
  const subscription = useSubscription();
  const lacks = subscription && planLacks(subscription.plan, subscription.limits, user).includes(channel);
  return (
    <Box>
      {lacks && <UpgradeMessage>{around(`upgrade.${channel}`)}</UpgradeMessage>}
      <EmptyState
        icon={icon}
        title={t(`${channel}.none`)}
        description={subscription && !lacks ? t(`${channel}.included`) : undefined}
      />
    </Box>
  );
}
