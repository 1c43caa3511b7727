import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChatSession } from '../chat-session.ts';
import { answering, type Suggestion } from '../conversation-log.ts';
import type { SeenLog } from '../seen-log.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { unreadIn } from '../unread.ts';
import { LogEntries } from './LogEntries.tsx';
import { QueuePlace } from './QueuePlace.tsx';
import { Suggestions } from './Suggestions.tsx';
import { UnsentEntry } from './UnsentEntry.tsx';

/** Pixels from the end within which the log still follows what is said. */
const endMargin = 80;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight < endMargin;

interface MessageLogProps {
  session: ChatSession;
  state: SessionState;
  texts: FrameTexts;
  seen: SeenLog;
  /** All that the visitor said has arrived; till then nothing can be chosen. */
  isSettled: boolean;
  onPick(suggestion: Suggestion): void;
}

/** The conversation, following its end unless the visitor reads further up. */
export function MessageLog({ session, state, texts, seen, isSettled, onPick }: MessageLogProps) {
  const { config, log, outbox, isLoading, isOpen, keptTop } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const lastTop = useRef(0);
  /** Where the visitor had scrolled to on the page before, until they scroll again. */
  const keptPlace = useRef<number | null>(null);
  const shownBefore = useRef(0);
  const [hasNews, setHasNews] = useState(false);
  const who = answering(log);
  const isTyping = log.shown < log.entries.length || log.isWorking || (who === 'human' && state.personWrites);
  const ownCount = outbox.length;
  const logo = config?.logoUrl ?? '';
  const suggestions = isSettled ? seen.suggestions : [];

  /** What is still on its way makes the log shorter than it is: before that nothing can be said of what is in view. */
  const tellSight = () => {
    if (scroller.current && !session.getState().isLoading)
      session.sees(followsEnd.current || isNearEnd(scroller.current));
  };
  const goToEnd = () => {
    const element = scroller.current;
    followsEnd.current = true;
    keptPlace.current = null;
    setHasNews(false);
    if (element) element.scrollTop = element.scrollHeight;
    tellSight();
  };
  /** There is nothing to go to. What is still on its way makes the log shorter than it is. */
  const isAllInView = () => {
    const element = scroller.current;
    return element && keptPlace.current === null && element.scrollHeight <= element.clientHeight;
  };
  const goToPlace = () => {
    if (scroller.current && keptPlace.current !== null) scroller.current.scrollTop = keptPlace.current;
    else if (followsEnd.current || isAllInView()) goToEnd();
  };
  useLayoutEffect(() => {
    // What scrolls must be reachable by keyboard.
    if (scroller.current) scroller.current.tabIndex = 0;
    // What is fetched late, and less room, move the end.
    const observer = new ResizeObserver(() => {
      goToPlace();
      tellSight();
    });
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    const leavePlace = () => {
      keptPlace.current = null;
    };
    for (const sign of ['wheel', 'pointerdown', 'keydown'])
      scroller.current?.addEventListener(sign, leavePlace, { passive: true });
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    // Another conversation has begun: nobody has a place in it yet.
    const isAnother = log.shown < shownBefore.current;
    // Of what is there again on another page, only what the visitor has not seen is new.
    if (followsEnd.current || isAnother || isAllInView()) goToEnd();
    else if (shownBefore.current > 0) {
      if (log.shown > shownBefore.current) setHasNews(true);
    } else if (unreadIn(log, state.readBefore).length > 0) setHasNews(true);
    shownBefore.current = log.shown;
  }, [log.shown, seen.welcome.length, suggestions.length, isTyping, isOpen, state.queuePlace]);
  useLayoutEffect(() => {
    if (keptTop === null) return;
    keptPlace.current = keptTop;
    followsEnd.current = false;
    goToPlace();
  }, [keptTop]);
  useLayoutEffect(tellSight, [isLoading]);
  useLayoutEffect(() => {
    if (ownCount > 0) goToEnd();
  }, [ownCount]);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    // What is still on its way makes the log shorter than it was.
    if (keptPlace.current !== null) return tellSight();
    const isNear = isNearEnd(element);
    // More may have been said since it went to the end: only who goes up, or to a field above it, stops following.
    const isInField = element.querySelector('input:focus,textarea:focus') !== null;
    if (isNear) followsEnd.current = true;
    else if (isInField || element.scrollTop < lastTop.current) followsEnd.current = false;
    lastTop.current = element.scrollTop;
    if (followsEnd.current) setHasNews(false);
    session.scrolled(followsEnd.current ? null : element.scrollTop);
    tellSight();
  };
  return (
    <div class="log-area">
      <div class="scroller" ref={scroller} onScroll={onScroll}>
        {isLoading && <p class="note">{texts.loading}</p>}
        {seen.earlier > 0 && (
          <button type="button" class="earlier quiet" onClick={() => session.showEarlier()}>
            {texts.earlier}
          </button>
        )}
        <div
          ref={content}
          class="log"
          role="log"
          aria-label={texts.log}
          aria-live={isLoading ? 'off' : 'polite'}
        >
          <LogEntries
            session={session}
            state={state}
            entries={[...seen.entries, ...seen.welcome]}
            seen={seen}
            texts={texts}
            logo={logo}
          />
          {outbox.map((item) => (
            <UnsentEntry
              key={item.clientId}
              item={item}
              texts={texts}
              onRetry={() => session.retry(item.clientId)}
            />
          ))}
        </div>
        <QueuePlace session={session} state={state} texts={texts} />
        {isTyping && (
          <div class={`entry bot typing${logo && ' beside-avatar'}`} role="img" aria-label={texts.typing}>
            <i />
            <i />
            <i />
          </div>
        )}
        {suggestions.length > 0 && <Suggestions suggestions={suggestions} texts={texts} onPick={onPick} />}
      </div>
      {hasNews && (
        <button type="button" class="news" onClick={goToEnd}>
          {texts.newMessages}
        </button>
      )}
    </div>
  );
}
