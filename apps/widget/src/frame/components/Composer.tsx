import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Deed } from './Deed.tsx';
import type { Upload } from './deeds/upload.ts';
import { Fetched } from './Fetched.tsx';
import { EmojiIcon, SendIcon } from './icons.tsx';
import { MenuButton, type MenuProps } from './MenuButton.tsx';
import { PopButton } from './PopButton.tsx';

/** Characters while it is not known how many the widget takes; the server takes no more. */
const longest = 4000;
/** Characters left at which the visitor is told how many; of a short message a quarter. */
const nearlyFull = 200;

interface ComposerProps extends MenuProps {
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** What is written and not sent. */
  draft: string;
  onDraft(draft: string): void;
}

const loadOffers = async () => (await import('./Offers.tsx')).Offers;
const loadEmoji = async () => (await import('./EmojiPicker.tsx')).EmojiPicker;

/** Where the visitor writes: Enter sends, Shift and Enter breaks the line. */
export function Composer({ textarea, draft, onDraft, ...menu }: ComposerProps) {
  const { session, state, texts } = menu;
  const { config } = state;
  const most = config?.chatInputMax ?? longest;
  const left = most - draft.length;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = uploads.flatMap(({ sent }) => sent ?? []);
  // What was written before the limit was known may be too long.
  const canSend =
    (draft.trim() || files.length > 0) && left >= 0 && uploads.every(({ state }) => state !== 'going');

  useLayoutEffect(() => {
    const element = textarea.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [draft, config]);

  const send = () => {
    if (!canSend) return;
    session.say(draft.trim(), undefined, files);
    onDraft('');
    // What did not get through yet goes with the next.
    setUploads(uploads.filter(({ state }) => state === 'lost'));
    textarea.current?.focus();
  };
  const insert = (words: string) => {
    const element = textarea.current;
    if (!element) return;
    element.focus();
    if (words.length > left) return;
    element.setRangeText(words, element.selectionStart, element.selectionEnd, 'end');
    onDraft(element.value);
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {config?.showMenuInInput && <MenuButton {...menu} />}
      {config?.enableEmoji && (
        <PopButton
          label={texts.emoji}
          icon={<EmojiIcon />}
          texts={texts}
          load={loadEmoji}
          props={(close) => ({
            language: state.language,
            onPick: (emoji: string) => {
              close();
              insert(emoji);
            },
          })}
        />
      )}
      {config?.enableUpload && (
        <Deed
          at="field"
          session={session}
          state={state}
          uploads={uploads}
          setUploads={setUploads}
          field={textarea}
        />
      )}
      <textarea
        ref={textarea}
        rows={1}
        value={draft}
        maxLength={most}
        placeholder={config?.chatInputText || texts.messageLabel}
        aria-label={texts.messageLabel}
        enterkeyhint="send"
        onInput={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" class="send" aria-label={texts.send} disabled={!canSend}>
        <SendIcon />
      </button>
      {config?.enableAutocomplete && (
        <Fetched
          load={loadOffers}
          props={{ session, state, field: textarea, draft, onDraft }}
          texts={texts}
        />
      )}
      {left < Math.min(nearlyFull, most / 4) && (
        <output class="left" aria-live="polite">
          {texts.left(left)}
        </output>
      )}
    </form>
  );
}
