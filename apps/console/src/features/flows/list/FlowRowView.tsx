import { ChevronRight, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { flowStatus, toneOfStatus } from '../../flow-list/index.ts';
import type { FlowRow } from './arrange-flows.ts';
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

/** A flow in the list: a line on wide screens, two on narrow ones. It looks as `flowRowsStyle` says. */
export function FlowRowView({ row, drag, dropping, onToggle, onMenu }: FlowRowViewProps) {
  const { flow, depth, expanded, matches } = row;
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const status = flowStatus(flow);
  const mark = flow.isFallback ? 'fallback' : flow.isWelcome ? 'welcome' : undefined;
  return (
    <div {...drag} className={dropping ? 'flow-row flow-row-target' : 'flow-row'}>
      <div className="flow-title" style={{ paddingLeft: Math.min(depth, 8) * indent }}>
        {expanded !== null && (
          <button
            type="button"
            className="flow-toggle"
            tabIndex={-1}
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          >
            <ChevronRight />
          </button>
        )}
        <div className="flow-words" style={matches ? undefined : { opacity: 0.65 }}>
          <div className="flow-name">{flow.title}</div>
          <div className="flow-under">
            <Marks flow={flow} status={status} />
            {t('list.phrases', { count: flow.trainingPhraseCount })}
          </div>
        </div>
      </div>
      <div className="flow-marks" title={mark && t(`mark.${mark}`)}>
        <Marks flow={flow} status={status} />
      </div>
      <div className={flow.trainingPhraseCount ? 'flow-cell' : 'flow-cell flow-cell-quiet'}>
        {number(flow.trainingPhraseCount)}
      </div>
      <div className="flow-cell flow-cell-quiet">
        <Timestamp value={flow.lastModified} />
      </div>
      <button
        type="button"
        className="flow-menu"
        tabIndex={-1}
        data-flow-menu={flow.id}
        aria-label={t('list.menu.open', { title: flow.title })}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation();
          onMenu(event.currentTarget);
        }}
      >
        <Ellipsis aria-hidden />
      </button>
    </div>
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
