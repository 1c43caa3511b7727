import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import type { Suggestion } from '../conversation-log.ts';
import { exchangesOf } from '../exchanges.ts';
import { seenLog } from '../seen-log.ts';
import type { LayoutProps } from './Chat.tsx';
import { CurrentExchange } from './CurrentExchange.tsx';
import { Fetched } from './Fetched.tsx';
import { Foot } from './Foot.tsx';
import { SearchIcon } from './icons.tsx';
import { LogEntries } from './LogEntries.tsx';
import { LogEntry } from './LogEntry.tsx';
import { MenuButton } from './MenuButton.tsx';
import { Suggestions } from './Suggestions.tsx';
import styles from './search-layout.css?inline';
import { searchTexts } from './search-texts.ts';
import { Top } from './Top.tsx';

adoptStyles(styles);

const loadOffers = async () => (await import('./Offers.tsx')).Offers;

/** The same conversation as a search box: the latest question is answered under it, and earlier ones fold below. */
export function SearchLayout({ session, state, texts }: LayoutProps) {
  const { config, log, outbox, language, isOpen, earlyDraft } = state;
  const words = searchTexts[language];
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState('');
  const seen = useMemo(() => seenLog(state), [config, log, state.resumedAt]);
  const { before, exchanges } = useMemo(() => exchangesOf(seen.entries), [seen]);
  const unsent = outbox.at(-1);
  const earlier = unsent ? exchanges : exchanges.slice(0, -1);
  const current = unsent ? { key: unsent.clientId, question: unsent.text, answers: [] } : exchanges.at(-1);

  useLayoutEffect(() => {
    // What scrolls must be reachable by keyboard.
    if (results.current) results.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (isOpen && !window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [isOpen]);
  useEffect(() => setDraft((since) => earlyDraft + since), [earlyDraft]);
  useEffect(() => {
    results.current?.scrollTo(0, 0);
  }, [current?.key]);

  const ask = () => {
    const question = draft.trim();
    if (!question) return;
    session.say(question);
    setDraft('');
  };
  const pick = (suggestion: Suggestion) => session.say(suggestion.title, suggestion);
  const menu = { session, state, texts, onAnew: () => session.startAnew(language) };
  return (
    <>
      <Top {...menu} onAnew={(chosen) => session.startAnew(chosen)} />
      <search>
        <form
          class="search"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          {config?.showMenuInInput && <MenuButton {...menu} />}
          <input
            ref={field}
            type="search"
            value={draft}
            maxLength={config?.chatInputMax}
            placeholder={config?.chatInputText || words.ask}
            aria-label={words.ask}
            enterkeyhint="search"
            onInput={(event) => {
              setDraft(event.currentTarget.value);
              session.wrote();
            }}
          />
          <button type="submit" class="send" aria-label={words.search} disabled={!draft.trim()}>
            <SearchIcon />
          </button>
          {config?.enableAutocomplete && (
            <Fetched
              load={loadOffers}
              props={{ session, state, field, draft, onDraft: setDraft }}
              texts={texts}
            />
          )}
        </form>
      </search>
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
            {before.map((entry) => (
              <LogEntry key={entry.key} entry={entry} texts={texts} logo="" />
            ))}
            {seen.suggestions.length > 0 && (
              <Suggestions suggestions={seen.suggestions} texts={texts} onPick={pick} />
            )}
          </div>
        )}
        {earlier.length > 0 && (
          <section class="asked">
            <h2>{words.earlier}</h2>
            {earlier.toReversed().map(({ key, question, answers }) => (
              <details key={key}>
                <summary>{question}</summary>
                <div class="answer">
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
          {texts.offline}
        </p>
      )}
      <Foot config={config} texts={texts} />
    </>
  );
}
