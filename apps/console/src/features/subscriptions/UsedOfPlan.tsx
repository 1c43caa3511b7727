import Box from '@mui/material/Box';
import type { CurrentSubscription } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { MeterLine } from '../../lib/screen/MeterLine.tsx';

/** How much of a plan is used; conversations, answers, tokens and minutes are this month's. */
export function UsedOfPlan({ limits, used }: Pick<CurrentSubscription, 'limits' | 'used'>) {
  const { t } = useTranslation('around');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <MeterLine label={t('plan.conversations')} used={used.conversations} limit={null} />
      <MeterLine label={t('plan.answers')} used={used.answers} limit={limits.answers} />
      <MeterLine label={t('plan.tokens')} used={used.tokens} limit={limits.tokens} />
      {limits.minutes !== 0 && (
        <MeterLine label={t('plan.minutes')} used={used.minutes} limit={limits.minutes} />
      )}
      <MeterLine label={t('plan.sources')} used={used.sources} limit={limits.sources} />
      <MeterLine label={t('plan.widgets')} used={used.widgets} limit={limits.widgets} />
      <MeterLine label={t('plan.users')} used={used.users} limit={limits.users} />
      <MeterLine label={t('plan.languages')} used={used.languages} limit={limits.languages} />
    </Box>
  );
}
