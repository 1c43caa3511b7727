import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listRowStyle, numberCellStyle } from '../../../ui/list-row-style.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import type { FlowRow } from './arrange-flows.ts';
import { columns } from './FlowColumns.tsx';
import { flowStatus, toneOfStatus } from './flow-status.ts';
import type { RowDrag } from './use-tree-drag.ts';

interface FlowRowViewProps {
  row: FlowRow;
  /** Lets the row be dragged, and others be dropped on it. */
  drag: RowDrag | undefined;
  /** A dragged flow would come below this one. */
  dropping: boolean;
  onToggle(): void;
  onMenu(anchor: HTMLElement): void;
}

/** Pixels a follow-up is moved in. */
const indent = 24;

/** A flow in the list: a line on wide screens, two on narrow ones. */
export function FlowRowView({ row, drag, dropping, onToggle, onMenu }: FlowRowViewProps) {
  const { flow, depth, expanded, matches } = row;
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const status = flowStatus(flow);
  return (
    <Box
      {...drag}
      sx={{
        ...listRowStyle(columns),
        outline: dropping ? '2px solid var(--mui-palette-primary-main)' : undefined,
        outlineOffset: -2,
        bgcolor: dropping ? 'tint.accent' : undefined,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minWidth: 0,
          gap: 1,
          pl: `${Math.min(depth, 8) * indent}px`,
        }}
      >
        {expanded !== null && (
          <IconButton
            size="small"
            tabIndex={-1}
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
            // It stands in the margin, so that the titles of one level line up.
            sx={{ ml: { xs: -2, md: -4 }, mr: { xs: -2, md: 0 }, p: 0.5, color: 'text.secondary' }}
          >
            <ChevronRight
              style={{
                width: 16,
                height: 16,
                transition: 'rotate 120ms',
                rotate: expanded ? '90deg' : '0deg',
              }}
            />
          </IconButton>
        )}
        <Box sx={{ minWidth: 0, opacity: matches ? 1 : 0.65, py: { xs: 1, md: 0 } }}>
          <Typography noWrap sx={{ fontWeight: 500 }}>
            {flow.title}
          </Typography>
          <Box
            sx={{
              display: { xs: 'flex', md: 'none' },
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              rowGap: 0.5,
              mt: 0.5,
              fontSize: '0.75rem',
              color: 'text.secondary',
            }}
          >
            <Marks flow={flow} status={status} />
            {t('list.phrases', { count: flow.trainingPhraseCount })}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.75, minWidth: 0, overflow: 'hidden' }}>
        <Marks flow={flow} status={status} />
      </Box>
      <Box sx={{ ...numberCellStyle, color: flow.trainingPhraseCount ? 'text.primary' : 'text.secondary' }}>
        {number(flow.trainingPhraseCount)}
      </Box>
      <Box sx={{ ...numberCellStyle, color: 'text.secondary' }}>
        <Timestamp value={flow.lastModified} />
      </Box>
      <IconButton
        size="small"
        tabIndex={-1}
        data-flow-menu={flow.id}
        aria-label={t('list.menu.open', { title: flow.title })}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation();
          onMenu(event.currentTarget);
        }}
        sx={{ color: 'text.secondary', justifySelf: 'end' }}
      >
        <Ellipsis aria-hidden />
      </IconButton>
    </Box>
  );
}

function Marks({ flow, status }: { flow: FlowRow['flow']; status: ReturnType<typeof flowStatus> }) {
  const { t } = useTranslation('flows');
  return (
    <>
      <StatusChip tone={toneOfStatus[status]}>{t(`status.${status}`)}</StatusChip>
      {flow.isWelcome && <StatusChip tone="info">{t('mark.welcome')}</StatusChip>}
      {flow.isFallback && <StatusChip tone="info">{t('mark.fallback')}</StatusChip>}
    </>
  );
}
