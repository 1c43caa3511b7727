import type { LanguageCode } from '@samtale/contract';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ChatSession } from '../chat-session.ts';
import { answering } from '../conversation-log.ts';
import { focusField } from '../focus-field.ts';
import { seenLog } from '../seen-log.ts';
import type { SessionState } from '../session-state.ts';
import type { FrameTexts } from '../texts.ts';
import { useDraft } from '../use-draft.ts';
import { useRestart } from '../use-restart.ts';
import { Composer } from './Composer.tsx';
import { Ended } from './Ended.tsx';
import { Foot } from './Foot.tsx';
import { MessageLog } from './MessageLog.tsx';
import { Top } from './Top.tsx';

export interface LayoutProps {
  session: ChatSession;
  state: SessionState;
  texts: FrameTexts;
}

/** The conversation as messages below each other, with a field at the end. */
export function Chat({ session, state, texts }: LayoutProps) {
  const { language, config, log, outbox, isOpen, isWriting, earlyDraft } = state;
  const composer = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(session, state, composer);
  const isSettled = outbox.every((item) => item.state === 'failed');
  const seen = useMemo(
    () => seenLog(state),
    [config, log, state.resumedAt, state.readBefore, state.backAfter],
  );
  const isEnded = isSettled && answering(log) === 'ended';

  useEffect(() => {
    if (!isOpen || state.isUnasked) return;
    if (isWriting) composer.current?.focus();
    else focusField(composer.current);
  }, [isOpen]);
  useEffect(() => {
    if (earlyDraft && isOpen) composer.current?.focus();
    // Whether the chat is open then does not matter later.
  }, [earlyDraft]);

  // A conversation that is over has no field: it is there, to be written in, once another has begun.
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun) focusField(composer.current);
  }, [begun]);
  const restart = useRestart(state, (chosen: LanguageCode) => {
    session.restart(chosen);
    setBegun(begun + 1);
  });
  return (
    <>
      <Top session={session} state={state} texts={texts} restart={restart} />
      <MessageLog
        session={session}
        state={state}
        texts={texts}
        seen={seen}
        isSettled={isSettled}
        onPick={(suggestion) => {
          session.say(suggestion.title, suggestion);
          focusField(composer.current);
        }}
      />
      {state.isOffline && (
        <p class="banner" role="status">
          {config ? texts.offline(config.withMemory) : texts.unavailable}
        </p>
      )}
      {isEnded ? (
        <Ended session={session} state={state} texts={texts} onRestart={() => restart.ask(language)} />
      ) : (
        <Composer
          session={session}
          state={state}
          texts={texts}
          textarea={composer}
          draft={draft}
          onDraft={setDraft}
          onRestart={() => restart.ask(language)}
        />
      )}
      <Foot config={config} texts={texts} />
    </>
  );
}
