import type { LanguageCode } from '@samtale/contract';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import { answering, type Suggestion } from '../conversation-log.ts';
import { asked, exchangesOf } from '../exchanges.ts';
import { focusField } from '../focus-field.ts';
import { seenLog } from '../seen-log.ts';
import { useDraft } from '../use-draft.ts';
import { useRestart } from '../use-restart.ts';
import type { LayoutProps } from './Chat.tsx';
import { CurrentExchange } from './CurrentExchange.tsx';
import { Ended } from './Ended.tsx';
import { Foot } from './Foot.tsx';
import { LogEntries } from './LogEntries.tsx';
import { LogEntry } from './LogEntry.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SentFiles } from './SentFiles.tsx';
import { Suggestions } from './Suggestions.tsx';
import styles from './search-layout.css?inline';
import { searchTexts } from './search-texts.ts';
import { Top } from './Top.tsx';
import { Unanswered } from './Unanswered.tsx';

adoptStyles(styles);

/** The same conversation as a search box: the latest question is answered under it, and earlier ones fold below. */
export function SearchLayout({ session, state, texts }: LayoutProps) {
  const { config, log, outbox, language, isOpen, isWriting } = state;
  const words = searchTexts[language];
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const [draft, setDraft] = useDraft(session, state, field);
  const seen = useMemo(
    () => seenLog(state),
    [config, log, state.resumedAt, state.readBefore, state.backAfter],
  );
  const { before, exchanges } = useMemo(() => exchangesOf(seen.entries), [seen]);
  // One that was refused stays in the outbox, and what was asked since is newer.
  const newest = useRef('');
  newest.current = outbox.findLast((item) => item.state !== 'failed')?.clientId ?? newest.current;
  const all = [
    ...exchanges,
    ...outbox.map(({ clientId, text, files = [] }) => ({ ...asked(clientId, text, files), answers: [] })),
  ];
  const unsentAs = (key: string | undefined) => outbox.find(({ clientId }) => clientId === key);
  const current = unsentAs(newest.current)
    ? all.find(({ key }) => key === newest.current)
    : // Who is back begins anew.
      seen.welcome.length
      ? undefined
      : (exchanges.at(-1) ?? all.at(-1));
  const unsent = unsentAs(current?.key);
  const earlier = all.filter((exchange) => exchange !== current);
  const isEnded = answering(log) === 'ended' && outbox.every(({ state }) => state === 'failed');

  useLayoutEffect(() => {
    // What scrolls must be reachable by keyboard.
    if (results.current) results.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (!isOpen || state.isUnasked) return;
    if (isWriting) field.current?.focus();
    else focusField(field.current);
  }, [isOpen]);
  useEffect(() => {
    results.current?.scrollTo(0, 0);
  }, [current?.key]);

  const restart = useRestart(state, (chosen: LanguageCode) => {
    session.restart(chosen);
    focusField(field.current);
  });
  const pick = (suggestion: Suggestion) => session.say(suggestion.title, suggestion);
  const menu = { session, state, texts, onRestart: () => restart.ask(language) };
  return (
    <>
      <Top session={session} state={state} texts={texts} restart={restart} />
      <SearchForm
        {...menu}
        field={field}
        draft={draft}
        onDraft={setDraft}
        onAsk={(question, files) => {
          if (isEnded) session.restart(language);
          session.say(question, undefined, files);
          setDraft('');
        }}
        isEnded={isEnded}
      />
      <section class="scroller results" ref={results} aria-label={words.answer}>
        {current ? (
          <CurrentExchange
            session={session}
            seen={seen}
            exchange={current}
            unsent={unsent}
            state={state}
            texts={texts}
            suggestions={unsent ? [] : seen.suggestions}
            onPick={pick}
            onRetry={(clientId) => session.retry(clientId)}
          />
        ) : (
          <div class="answer">
            {[...before, ...seen.welcome].map((entry) => (
              <LogEntry key={entry.key} entry={entry} texts={texts} logo="" config={config} />
            ))}
            {seen.suggestions.length > 0 && (
              <Suggestions suggestions={seen.suggestions} texts={texts} onPick={pick} />
            )}
          </div>
        )}
        {earlier.length > 0 && (
          <section class="asked">
            <h2>{words.earlier}</h2>
            {earlier.toReversed().map(({ key, question, files, answers }) => (
              <details key={key}>
                <summary>{question}</summary>
                <div class="answer">
                  {files.length > 0 && <SentFiles files={files} texts={texts} />}
                  {unsentAs(key)?.state === 'failed' && (
                    <Unanswered texts={texts} onRetry={() => session.retry(key)} />
                  )}
                  <LogEntries
                    session={session}
                    state={state}
                    entries={answers}
                    seen={seen}
                    texts={texts}
                    logo=""
                  />
                </div>
              </details>
            ))}
          </section>
        )}
        {seen.earlier > 0 && (
          <button type="button" class="earlier quiet" onClick={() => session.showEarlier()}>
            {words.showEarlier}
          </button>
        )}
      </section>
      {state.isOffline && (
        <p class="banner" role="status">
          {texts.offline(config?.withMemory === true)}
        </p>
      )}
      {isEnded && <Ended {...menu} />}
      <Foot config={config} texts={texts} />
    </>
  );
}
