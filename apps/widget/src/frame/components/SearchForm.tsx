import type { SentFile } from '@samtale/dialog';
import type { RefObject } from 'preact';
import { useOutgoing } from '../use-outgoing.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import { Fetched } from './Fetched.tsx';
import { SearchIcon } from './icons.tsx';
import { MenuButton, type MenuProps } from './MenuButton.tsx';
import { searchTexts } from './search-texts.ts';
import { VisitorAction } from './VisitorAction.tsx';

interface SearchFormProps extends MenuProps {
  field: RefObject<HTMLInputElement | null>;
  /** What is written and not asked. */
  draft: string;
  onDraft(draft: string): void;
  onAsk(question: string, files: readonly SentFile[]): void;
  /** The conversation is over, and what is asked begins another, with the files that are there already. */
  isEnded: boolean;
}

const loadOffers = async () => (await import('./Offers.tsx')).Offers;

/** The search box, with the files that go with a question. */
export function SearchForm({ field, draft, onDraft, onAsk, isEnded, ...menu }: SearchFormProps) {
  const { session, state, texts } = menu;
  const { config, language } = state;
  const words = searchTexts[language];
  const { uploads, setUploads, files, most, left, canSend, sent } = useOutgoing(session, state, draft);
  return (
    <search>
      <form
        class="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (!canSend) return;
          onAsk(draft.trim(), files);
          sent();
        }}
      >
        {config?.showMenuInInput && <MenuButton {...menu} />}
        <input
          ref={field}
          type="search"
          value={draft}
          maxLength={most}
          placeholder={config?.chatInputText || words.ask}
          aria-label={words.ask}
          enterkeyhint="search"
          onInput={(event) => onDraft(event.currentTarget.value)}
        />
        {config?.enableUpload && (!isEnded || uploads.length > 0) && (
          <VisitorAction
            at="field"
            session={session}
            state={state}
            uploads={uploads}
            setUploads={setUploads}
            field={field}
          />
        )}
        <button type="submit" class="send" aria-label={words.search} disabled={!canSend}>
          <SearchIcon />
        </button>
        {config?.enableAutocomplete && (
          <Fetched load={loadOffers} props={{ session, state, field, draft, onDraft }} texts={texts} />
        )}
        <CharactersLeft left={left} most={most} texts={texts} />
      </form>
    </search>
  );
}
