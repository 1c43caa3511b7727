import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useOutgoing } from '../use-outgoing.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import { Fetched } from './Fetched.tsx';
import { EmojiIcon, SendIcon } from './icons.tsx';
import { MenuButton, type MenuProps } from './MenuButton.tsx';
import { PopButton } from './PopButton.tsx';
import { VisitorAction } from './VisitorAction.tsx';

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
  const { uploads, setUploads, files, most, left, canSend, sent } = useOutgoing(session, state, draft);

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
    sent();
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
        <VisitorAction
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
      <CharactersLeft left={left} most={most} texts={texts} />
    </form>
  );
}
