import type { LanguageCode } from '@samtale/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { accentOf, textOn } from '../../accent.ts';
import { answering, openSuggestions } from '../conversation-log.ts';
import type { Session } from '../session.ts';
import { frameTexts } from '../texts.ts';
import { Composer } from './Composer.tsx';
import { Header } from './Header.tsx';
import { LanguageQuestion } from './LanguageQuestion.tsx';
import { MessageLog } from './MessageLog.tsx';

/** The whole chat in the frame. */
export function App({ session }: { session: Session }) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { language, config, log, outbox, isOpen, isWriting, earlyDraft } = state;
  const texts = frameTexts[language];
  const composer = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState('');
  const [otherLanguage, setOtherLanguage] = useState<LanguageCode | null>(null);
  const isSettled = outbox.every((item) => item.state === 'failed');
  const isEnded = isSettled && answering(log) === 'ended';

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (!config) return;
    const accent = accentOf(config.accentColor);
    document.title = config.name;
    document.documentElement.style.setProperty('--accent', accent);
    document.documentElement.style.setProperty('--on-accent', textOn(accent));
  }, [config]);
  useEffect(() => {
    if (!isOpen) return;
    if (isWriting) composer.current?.focus();
    else focusComposer(composer.current);
    // What the first message needs is fetched while the visitor reads and writes.
    const timer = setTimeout(() => void import('../hub-connection.ts').catch(() => undefined), 300);
    return () => clearTimeout(timer);
  }, [isOpen]);

  useEffect(() => {
    if (!earlyDraft) return;
    setDraft((since) => earlyDraft + since);
    if (isOpen) composer.current?.focus();
    // Whether the chat is open then does not matter later.
  }, [earlyDraft]);

  const chooseLanguage = (chosen: LanguageCode) => {
    if (chosen === language) setOtherLanguage(null);
    else if (state.hasConversation) setOtherLanguage(chosen);
    else session.startAnew(chosen);
  };
  const startAnew = (chosen: LanguageCode) => {
    setOtherLanguage(null);
    session.startAnew(chosen);
    focusComposer(composer.current);
  };
  return (
    <main
      class="chat"
      aria-label={config?.name ?? texts.log}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.isComposing) session.close();
      }}
    >
      <Header
        name={config?.name ?? ''}
        languages={config?.languages ?? []}
        language={language}
        texts={texts}
        onLanguage={chooseLanguage}
        onClose={session.embedded ? () => session.close() : null}
      />
      {otherLanguage && (
        <LanguageQuestion
          language={otherLanguage}
          onYes={() => startAnew(otherLanguage)}
          onNo={() => setOtherLanguage(null)}
        />
      )}
      <MessageLog
        state={state}
        texts={texts}
        suggestions={isSettled ? openSuggestions(log) : []}
        onPick={(suggestion) => {
          session.say(suggestion.title, suggestion);
          focusComposer(composer.current);
        }}
        onRetry={(clientId) => session.retry(clientId)}
      />
      {state.isOffline && (
        <p class="banner" role="status">
          {config ? texts.offline : texts.unavailable}
        </p>
      )}
      {isEnded ? (
        <div class="ended">
          <button type="button" class="primary" onClick={() => startAnew(language)}>
            {texts.startAnew}
          </button>
        </div>
      ) : (
        <Composer
          textarea={composer}
          draft={draft}
          texts={texts}
          onDraft={(text) => {
            setDraft(text);
            if (text) session.wrote();
            else session.tookBack();
          }}
          onSay={(text) => session.say(text)}
        />
      )}
    </main>
  );
}

/** On a touch screen the keyboard would cover what is to be read, so the visitor asks for it by tapping. */
function focusComposer(textarea: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) document.querySelector('main')?.focus();
  else textarea?.focus();
}
