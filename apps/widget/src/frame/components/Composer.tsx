import type { messageMax } from '@samtale/contract';
import { type RefObject, useLayoutEffect } from 'react';
import type { FrameTexts } from '../texts.ts';
import { SendIcon } from './icons.tsx';

const longest: typeof messageMax = 4000;
/** Characters left at which the visitor is told how many. */
const nearlyFull = 200;

interface ComposerProps {
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** What is written and not sent. */
  draft: string;
  texts: FrameTexts;
  onDraft(draft: string): void;
  onSay(text: string): void;
}

/** Where the visitor writes: Enter sends, Shift and Enter breaks the line. */
export function Composer({ textarea, draft, texts, onDraft, onSay }: ComposerProps) {
  const left = longest - draft.length;

  useLayoutEffect(() => {
    const element = textarea.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [draft, textarea]);

  const send = () => {
    const text = draft.trim();
    if (!text) return;
    onSay(text);
    onDraft('');
    textarea.current?.focus();
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={textarea}
        rows={1}
        value={draft}
        maxLength={longest}
        placeholder={texts.messageLabel}
        aria-label={texts.messageLabel}
        enterkeyhint="send"
        onInput={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" class="send" aria-label={texts.send} disabled={!draft.trim()}>
        <SendIcon />
      </button>
      {left < nearlyFull && (
        <output class="left" aria-live="polite">
          {texts.left(left)}
        </output>
      )}
    </form>
  );
}
