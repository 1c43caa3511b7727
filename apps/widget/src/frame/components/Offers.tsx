import type { QuestionSuggestion } from '@samtale/contract';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import type { ChatSession } from '../chat-session.ts';
import { fetchQuestions } from '../fetch-questions.ts';
import type { SessionState } from '../session-state.ts';
import styles from './offers.css?inline';

adoptStyles(styles);

const texts = {
  da: {
    label: 'Spørgsmål, som chatbotten kan svare på',
    found: (count: number) => `${count} forslag. Vælg med piletasterne.`,
  },
  en: {
    label: 'Questions the chatbot can answer',
    found: (count: number) => `${count} suggestion${count === 1 ? '' : 's'}. Choose with the arrow keys.`,
  },
};

/** Milliseconds without a letter after which it is asked what fits, and letters from which that makes sense. */
const pause = 150;
const fewestLetters = 2;

interface OffersProps {
  session: ChatSession;
  state: SessionState;
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  draft: string;
  onDraft(draft: string): void;
}

/**
 * Questions by the field that fit what is being written. Arrow keys choose, Enter asks, Escape puts them away; the
 * field keeps the focus (WAI-ARIA, combobox with a listbox).
 */
export function Offers({ session, state: { language }, field, draft, onDraft }: OffersProps) {
  const [offers, setOffers] = useState<QuestionSuggestion[]>([]);
  const [chosen, setChosen] = useState(-1);
  const { label, found } = texts[language];
  const show = (list: QuestionSuggestion[]) => {
    setOffers(list);
    setChosen(-1);
  };
  const pick = ({ title, intentId }: QuestionSuggestion) => {
    show([]);
    onDraft('');
    session.say(title, { title, flowId: intentId });
  };

  useEffect(() => {
    const text = draft.trim();
    if (text.length < fewestLetters || !session.clientKey) {
      show([]);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const list = await fetchQuestions(session.clientKey, language, text, asking.signal);
      if (!asking.signal.aborted) show(list);
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [draft, language]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.setAttribute('aria-autocomplete', 'list');
    if (offers.length) element.setAttribute('aria-controls', 'offers');
    else element.removeAttribute('aria-controls');
    if (chosen >= 0) element.setAttribute('aria-activedescendant', `offer-${chosen}`);
    else element.removeAttribute('aria-activedescendant');

    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.isComposing || !offers.length) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const offer = offers[chosen];
      // From the field itself, which is before the first and after the last.
      if (step) setChosen(((chosen + 1 + step + offers.length + 1) % (offers.length + 1)) - 1);
      else if (event.key === 'Escape') show([]);
      else if (event.key === 'Enter' && offer) pick(offer);
      else return;
      // The field would send, and the chat would close.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const away = () => show([]);
    element.addEventListener('keydown', onKey, { capture: true });
    element.addEventListener('blur', away);
    return () => {
      element.removeEventListener('keydown', onKey, { capture: true });
      element.removeEventListener('blur', away);
    };
  }, [offers, chosen, language]);

  return (
    <>
      <output class="unseen">{offers.length > 0 && found(offers.length)}</output>
      {offers.length > 0 && (
        <div id="offers" class="offers" role="listbox" aria-label={label}>
          {offers.map((offer, index) => (
            <div
              key={offer.intentId}
              id={`offer-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(offer)}
              onKeyDown={(event) => event.key === 'Enter' && pick(offer)}
            >
              {offer.title}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
