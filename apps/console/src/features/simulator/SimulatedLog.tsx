import Box from '@mui/material/Box';
import { Fragment, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { VisitorBubble } from '../bubbles/index.ts';
import { transcriptOf, useStickToEnd } from '../transcript/index.ts';
import { HandedOver } from './HandedOver.tsx';
import { openSuggestions } from './open-suggestions.ts';
import { SimulatedEntry } from './SimulatedEntry.tsx';
import { Suggestions } from './Suggestions.tsx';
import { logOf, type SimulatorSession, type SimulatorState } from './simulator-session.ts';
import { WouldBeSent } from './WouldBeSent.tsx';

interface SimulatedLogProps {
  session: SimulatorSession;
  state: SimulatorState;
  /** The bot goes on after a hand-over. */
  onGoOn(): void;
}

/** What has been said, as the widget shows it, each answer with its reasons. */
export function SimulatedLog({ session, state, onGoOn }: SimulatedLogProps) {
  const { t } = useTranslation('simulator');
  const { turns, opening, pending, training, languageId } = state;
  const log = useMemo(() => (turns.length ? logOf(turns) : (opening?.events ?? [])), [turns, opening]);
  const entries = useMemo(() => transcriptOf(log), [log]);
  const turnOf = (seq: number) =>
    turns.find(({ events }) => events.some((logged) => logged.seq === seq)) ?? null;
  const status = turns.at(-1)?.state.status;
  const isHandedOver = pending === null && (status === 'awaiting' || status === 'human');
  const suggestions = pending === null ? openSuggestions(turns.at(-1) ?? opening) : [];
  const { scroller, content, toEnd, onScroll } = useStickToEnd(log.length);
  useLayoutEffect(() => {
    if (pending !== null) toEnd();
  }, [pending, toEnd]);
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="log"
      aria-label={t('log')}
      onScroll={onScroll}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Box
        ref={content}
        component="ol"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 0.75,
          minHeight: '100%',
          m: 0,
          px: 2,
          py: 2,
          listStyle: 'none',
        }}
      >
        <Box
          component="li"
          sx={{
            mb: 1,
            fontSize: '0.75rem',
            textAlign: 'center',
            textWrap: 'balance',
            color: 'text.secondary',
          }}
        >
          {t('hint')}
        </Box>
        {entries.map((entry, index) => {
          const turn = turnOf(entry.seq);
          const next = entries[index + 1];
          const isLastOfTurn = !next || turnOf(next.seq) !== turn;
          return (
            <Fragment key={`${entry.seq} ${entry.kind}`}>
              <SimulatedEntry entry={entry} isFirst={index === 0} languageId={languageId} turn={turn} />
              {turn && isLastOfTurn && <WouldBeSent turn={turn} />}
            </Fragment>
          );
        })}
        {isHandedOver && <HandedOver onGoOn={onGoOn} />}
        {suggestions.length > 0 && (
          <Box component="li">
            <Suggestions
              suggestions={suggestions}
              onPick={({ flowId, title }) => void session.pick(flowId, title)}
            />
          </Box>
        )}
        {pending !== null && (
          <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            <VisitorBubble faded>{pending}</VisitorBubble>
            <Box role="status" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {training === null ? t('answering') : t('training', { percent: Math.round(training * 100) })}
            </Box>
            {training !== null && <ProgressLine value={training} label={t('progress')} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}
