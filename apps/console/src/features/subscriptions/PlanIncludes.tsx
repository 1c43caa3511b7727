import Box from '@mui/material/Box';
import {
  limitingAddons,
  limitOfAddon,
  limitsWith,
  type PlanLimits,
  type Subscription,
} from '@samtale/contract';
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
/** These are counted again each month. */
const monthly: readonly string[] = ['answers', 'visitors', 'tokens', 'minutes'];

/** What a plan includes, with what was bought beside it, line by line. */
export function PlanIncludes({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const number = useNumberFormat();
  const limits = limitsWith(subscription.plan, subscription);
  const bought = (name: (typeof limitNames)[number]) => {
    const addon = limitingAddons.find((one) => limitOfAddon[one] === name);
    return limits[name] !== null && addon ? subscription[addon] : 0;
  };
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
        '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {limitNames.map((name) => (
        <div key={name}>
          <dt>{t(`limit.${name}`)}</dt>
          <dd>
            {amount(name)}
            {bought(name) > 0 && (
              <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
                {t('bought', { amount: number(bought(name)) })}
              </Box>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('limit.userRoles')}</dt>
        <dd>{t(limits.userRoles ? 'yes' : 'notIncluded')}</dd>
      </div>
    </Box>
  );
}
