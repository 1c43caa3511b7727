import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { boundUntil, PlanType, type SubscriptionRow } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { formatDay } from '../../ui/format-time.ts';
import { listRowStyle } from '../../ui/list-row-style.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { soldColumns } from './sold-columns.ts';
import { stateTones } from './state-tones.ts';

const wide = { display: { xs: 'none', md: 'block' }, minWidth: 0 } as const;
const first = { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' } as const;
const second = { fontSize: '0.75rem', color: 'text.secondary' } as const;

/** A subscription in the list: columns on wide screens, lines on narrow ones. */
export function SoldRow({ row }: { row: SubscriptionRow }) {
  const { t } = useTranslation('subscriptions');
  const { t: around } = useTranslation('around');
  const { agentName, customerName, plan, planType, state, startsAt, autoRenews, isPaid } = row;
  const day = (at: Date) => formatDay(at, uiLanguage());
  const from = day(new Date(startsAt));
  const until = day(boundUntil(row, new Date()));
  const name = around(`plan.name.${plan}`);
  const type = t(planType === PlanType.annual ? 'planType.annual' : 'planType.monthly');
  const renewal = t(autoRenews ? 'list.renews' : state === 'closed' ? 'list.ended' : 'list.ends');
  const payment = t(isPaid ? 'list.paid' : 'list.notPaid');
  const chip = <StatusChip tone={stateTones[state]}>{t(`state.${state}`)}</StatusChip>;
  return (
    <Box
      sx={{
        ...listRowStyle(soldColumns),
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: soldColumns },
        minHeight: { xs: 72, md: 59 },
        py: { xs: 1.25, md: 0.75 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 500 }}>
            {agentName}
          </Typography>
          <Box sx={{ display: { xs: 'flex', md: 'none' }, flexShrink: 0 }}>{chip}</Box>
        </Box>
        <Typography noWrap sx={second}>
          {customerName}
        </Typography>
        <Box sx={{ ...second, display: { md: 'none' }, mt: 0.25 }}>
          <div>{[name, type].join(' · ')}</div>
          <div>{[`${from} – ${until}`, renewal, payment].join(' · ')}</div>
        </Box>
      </Box>
      <Box sx={wide}>
        <Typography noWrap sx={first}>
          {name}
        </Typography>
        <Typography noWrap sx={second}>
          {type}
        </Typography>
      </Box>
      <Box sx={wide}>{chip}</Box>
      <Box sx={{ ...wide, ...first }}>{from}</Box>
      <Box sx={wide}>
        <Box sx={first}>{until}</Box>
        <Box sx={second}>{renewal}</Box>
      </Box>
      <Box sx={wide}>
        {isPaid ? (
          <Box sx={{ ...first, color: 'text.secondary' }}>{payment}</Box>
        ) : (
          <StatusChip tone="warning">{payment}</StatusChip>
        )}
      </Box>
    </Box>
  );
}
