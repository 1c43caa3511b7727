import Box from '@mui/material/Box';
import type { PlanLimits } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';

const limitNames = [
  'answers',
  'visitors',
  'tokens',
  'sources',
  'widgets',
  'phoneNumbers',
  'minutes',
  'users',
  'languages',
] as const satisfies (keyof PlanLimits)[];
/** These are counted anew each month. */
const monthly: readonly string[] = ['answers', 'visitors', 'tokens', 'minutes'];

/** What a plan includes, line by line. */
export function PlanIncludes({ limits }: { limits: PlanLimits }) {
  const { t } = useTranslation('subscription');
  const number = useNumberFormat();
  const amount = (name: (typeof limitNames)[number]) => {
    const most = limits[name];
    if (most === null) return t('unlimited');
    if (most === 0) return t('notIncluded');
    return monthly.includes(name) ? t('perMonth', { amount: number(most) }) : number(most);
  };
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        borderTop: 1,
        borderColor: 'divider',
        '& > div': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {limitNames.map((name) => (
        <div key={name}>
          <dt>{t(`limit.${name}`)}</dt>
          <dd>{amount(name)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('limit.userRoles')}</dt>
        <dd>{t(limits.userRoles ? 'yes' : 'notIncluded')}</dd>
      </div>
    </Box>
  );
}
