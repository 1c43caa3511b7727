import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AgentProfile, boundUntil } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { formatDay } from '../../ui/format-time.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

const tones = { current: 'success', closed: 'error', new: 'info' } as const;

/** The plan the agent is on, to be read. */
export function AgentSubscription({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation('agents');
  const { t: around } = useTranslation('around');
  const { subscription, maxLanguageCount } = profile;
  if (!subscription)
    return <Typography sx={{ color: 'text.secondary' }}>{t('subscription.none')}</Typography>;
  const { plan, state, startsAt, bindingEnd, autoRenews, isPaid } = subscription;
  const day = (moment: string) => formatDay(new Date(moment), uiLanguage());
  const facts = [
    [
      t('subscription.plan'),
      <Box key="plan" component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        {around(`plan.name.${plan}`)}
        <StatusChip tone={tones[state]}>{t(`subscription.${state}`)}</StatusChip>
      </Box>,
    ],
    [t('subscription.period'), t('subscription.fromTo', { from: day(startsAt), to: day(bindingEnd) })],
    ...(autoRenews
      ? [[t('subscription.renews'), day(boundUntil(subscription, new Date()).toISOString())] as const]
      : []),
    [t('subscription.payment'), t(isPaid ? 'subscription.paid' : 'subscription.notPaid')],
    [t('subscription.maxLanguages'), maxLanguageCount ?? t('subscription.unlimited')],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
        rowGap: { xs: 0, sm: 1 },
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
      }}
    >
      {facts.map(([name, fact]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </Box>
      ))}
    </Box>
  );
}
