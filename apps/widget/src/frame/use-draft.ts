import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ChatSession } from './chat-session.ts';
import { answering } from './conversation-log.ts';
import { focusField } from './focus-field.ts';
import type { SessionState } from './session-state.ts';

/** What the visitor is about to say in `field`: at first what they left on the page before. */
export function useDraft(
  session: ChatSession,
  { keptDraft, earlyDraft, log }: SessionState,
  field: RefObject<HTMLElement | null>,
): [draft: string, change: (draft: string) => void] {
  const [draft, setDraft] = useState(keptDraft);
  useEffect(() => {
    if (!earlyDraft) return;
    // What was written before this frame was there comes before what was written in it, and after what was left.
    setDraft((since) => {
      const left = since.startsWith(keptDraft) ? keptDraft : '';
      return `${left}${left && ' '}${earlyDraft}${since.slice(left.length)}`;
    });
  }, [earlyDraft]);
  const isEmpty = draft === '';
  /** Of the page before, where nobody sends it any more when its form is gone. */
  const [waitedBefore] = useState(() => session.begun().leftMessage?.waitsAs);
  const hasPerson = answering(log) === 'human';
  useEffect(() => {
    const { leftMessage } = session.begun();
    if (!hasPerson || !isEmpty || !leftMessage) return;
    if (leftMessage.waitsAs && leftMessage.waitsAs !== waitedBefore) return;
    // The form for a message to the staff is gone with the first of them who is there: what was typed is said to them.
    const { name, email, text } = leftMessage;
    setDraft(text);
    session.leave({ leftMessage: null, contact: { name, email }, draft: text });
    const isWriting = document.hasFocus() && document.activeElement === document.body;
    if (isWriting) focusField(field.current);
  }, [hasPerson, isEmpty]);
  const change = (text: string) => {
    setDraft(text);
    session.wrote(text);
  };
  return [draft, change];
}
