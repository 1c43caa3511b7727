import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AgentRow } from '@samtale/contract';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../ui/format-number.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { type AgentFigure, agentColumns, agentColumnsFrom, agentFigures } from './agent-columns.ts';
import { useCountryName } from './use-country-name.ts';

interface AgentRowViewProps {
  row: AgentRow;
  /** It is the agent that is worked on. */
  isSelected: boolean;
}

const second = { fontSize: '0.75rem', color: 'text.secondary' } as const;

/** As wide as the row where there are no columns. */
const linesWide = { minWidth: 0, width: { xs: '100%', [agentColumnsFrom]: 'auto' } } as const;

/** An agent in the list: columns on wide screens; on narrow ones the same in lines, where there is something to tell. */
export function AgentRowView({ row, isSelected }: AgentRowViewProps) {
  const { t } = useTranslation('agents');
  const number = useNumberFormat();
  const countryName = useCountryName();
  const figures = figuresOf(row);
  const where = [countryName(row.countryCode), row.cvr && `${t('list.column.cvr')} ${row.cvr}`]
    .filter(Boolean)
    .join(' · ');
  const when = (moment: string | null) =>
    moment ? <Timestamp value={moment} /> : <span>{t('list.never')}</span>;
  return (
    <Box
      sx={{
        display: { xs: 'flex', [agentColumnsFrom]: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: agentColumns,
        columnGap: 1.5,
        rowGap: 0.25,
        alignItems: 'center',
        minHeight: 59,
        py: { xs: 1.25, [agentColumnsFrom]: 0.75 },
        pl: { xs: 2, md: 4 },
        pr: { xs: 2, md: 3 },
      }}
    >
      <Box sx={linesWide}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 500 }}>
            {row.name}
          </Typography>
          {isSelected && <StatusChip tone="neutral">{t('list.own')}</StatusChip>}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, minWidth: 0, ...second }}>
          <Typography noWrap sx={second}>
            {row.customerName}
          </Typography>
          {row.wantedPhoneNumber && <WantedNumber number={row.wantedPhoneNumber} />}
        </Box>
      </Box>
      <Box sx={linesWide}>
        <Typography noWrap sx={{ fontSize: '0.8125rem' }}>
          {row.project}
        </Typography>
        <Typography noWrap title={where} sx={second}>
          {where}
        </Typography>
      </Box>
      <Cell label={t('list.column.lastActive')} isText>
        {when(row.lastActive)}
      </Cell>
      <Cell label={t('list.column.lastConversation')} isText>
        {when(row.lastConversation)}
      </Cell>
      {agentFigures.map((figure) => (
        <Cell key={figure} label={t(`list.column.${figure}`)} isNothing={!figures[figure]}>
          {figures[figure] === null ? '–' : number(figures[figure])}
        </Cell>
      ))}
    </Box>
  );
}

/** The number that the sign-up asked for: it stays whole where there is little room. */
function WantedNumber({ number }: { number: string }) {
  const { t } = useTranslation('agents');
  const label = t('field.wantedPhoneNumber');
  return (
    <Box
      component="span"
      title={label}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      <Phone size={12} role="img" aria-label={label} />
      {formatNumber(number)}
    </Box>
  );
}

const figuresOf = ({ usage, ...row }: AgentRow): Record<AgentFigure, number | null> => ({ ...row, ...usage });

interface CellProps {
  label: string;
  /** Words stand at the start of their column, numbers at its end. */
  isText?: boolean;
  /** A figure of 0: quiet in its column, and left out of the lines. */
  isNothing?: boolean;
  children: ReactNode;
}

function Cell({ label, isText = false, isNothing = false, children }: CellProps) {
  return (
    <Box
      sx={{
        display: { xs: isNothing ? 'none' : 'flex', [agentColumnsFrom]: 'block' },
        gap: 0.75,
        fontSize: { xs: '0.75rem', [agentColumnsFrom]: '0.8125rem' },
        textAlign: { [agentColumnsFrom]: isText ? 'left' : 'right' },
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        color: isText || isNothing ? 'text.secondary' : 'text.primary',
      }}
    >
      <Box component="span" sx={{ display: { [agentColumnsFrom]: 'none' }, color: 'text.secondary' }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
