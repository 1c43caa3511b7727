import type { ChatSession } from '../chat-session.ts';
import { answering, type Suggestion } from '../conversation-log.ts';
import type { Exchange } from '../exchanges.ts';
import type { OutboxItem } from '../outbox.ts';
import type { SeenLog } from '../seen-log.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { LogEntries } from './LogEntries.tsx';
import { QueuePlace } from './QueuePlace.tsx';
import { SentFiles } from './SentFiles.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Unanswered } from './Unanswered.tsx';

interface CurrentExchangeProps {
  session: ChatSession;
  exchange: Exchange;
  /** The question, while the log does not hold it. */
  unsent: OutboxItem | undefined;
  state: SessionState;
  seen: SeenLog;
  texts: FrameTexts;
  suggestions: readonly Suggestion[];
  onPick(suggestion: Suggestion): void;
  onRetry(clientId: string): void;
}

/** The question that was asked last, as a heading over its answer. */
export function CurrentExchange(props: CurrentExchangeProps) {
  const { session, exchange, unsent, state, seen, texts, suggestions, onPick, onRetry } = props;
  const { log } = state;
  const who = answering(log);
  const hasFailed = unsent?.state === 'failed';
  const isUnderWay = unsent !== undefined || log.shown < log.entries.length || log.isWorking;
  const isTyping = !hasFailed && (isUnderWay || (who === 'human' && state.personWrites));
  return (
    <section class="answer" aria-live="polite">
      <h2>{exchange.question}</h2>
      {exchange.files.length > 0 && <SentFiles files={exchange.files} texts={texts} />}
      <LogEntries
        session={session}
        state={state}
        entries={exchange.answers}
        seen={seen}
        texts={texts}
        logo=""
      />
      {hasFailed && <Unanswered texts={texts} onRetry={() => onRetry(unsent.clientId)} />}
      <QueuePlace session={session} state={state} texts={texts} />
      {isTyping && (
        <div class="entry bot typing" role="img" aria-label={texts.typing}>
          <i />
          <i />
          <i />
        </div>
      )}
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} texts={texts} onPick={onPick} />}
    </section>
  );
}
