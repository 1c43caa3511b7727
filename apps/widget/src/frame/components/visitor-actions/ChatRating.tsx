import { useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../../adopt-styles.ts';
import type { ChatSession } from '../../chat-session.ts';
import { newClientId } from '../../client-id.ts';
import type { SessionState } from '../../session-state.ts';
import { StarIcon } from './action-icons.tsx';
import { keptTexts } from './action-problems.ts';
import { RatingWords } from './RatingWords.tsx';
import { chatRatingOf } from './ratings.ts';
import { sendAction } from './send-action.ts';
import styles from './visitor-actions.css?inline';

adoptStyles(styles);

const texts = {
  da: {
    title: 'Hvordan var samtalen?',
    stars: (stars: number) => `${stars} af 5`,
    counts: 'Tak. Din vurdering er gemt.',
    more: 'Fortæl gerne mere',
    send: 'Send',
    thanks: 'Tak for din vurdering. Din kommentar er sendt.',
  },
  en: {
    title: 'How was the conversation?',
    stars: (stars: number) => `${stars} out of 5`,
    counts: 'Thank you. Your rating has been saved.',
    more: 'Tell us more',
    send: 'Send',
    thanks: 'Thank you for your rating. Your comment has been sent.',
  },
};

export interface ChatRatingProps {
  session: ChatSession;
  state: SessionState;
}

/** Five stars at the end of a conversation. They count when they are pressed; words may follow, also on a later page. */
export function ChatRating({ session, state: { language, log } }: ChatRatingProps) {
  const words = texts[language];
  const known = chatRatingOf(log);
  /** What was pressed here: the log may not have it yet. */
  const [pressed, setPressed] = useState(0);
  const [hasCounted, setCounted] = useState(false);
  const [text, setText] = useState(session.begun().ratingWords ?? '');
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState('');
  /** It did not get through, and is sent when there is a connection. */
  const [isKept, setKept] = useState(false);
  /** One after the other, so that the last one counts. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const stars = pressed || (known?.stars ?? 0);
  const hasWords = isSent || Boolean(known?.text);

  /** How the rating stands; empty where it went wrong, or nothing is rated. */
  const standing = () => {
    if (isKept) return keptTexts[language];
    if (problem) return '';
    if (hasWords) return words.thanks;
    return hasCounted || known ? words.counts : '';
  };
  const rate = (value: number, said: string) => {
    const body = { clientId: newClientId(), stars: value, text: said };
    const done = queue.current.then(async () => {
      const refused = await sendAction(session, 'chatRating', body, () => setKept(true));
      setKept(false);
      return refused;
    });
    queue.current = done;
    return done;
  };
  const press = async (value: number) => {
    setPressed(value);
    const refused = await rate(value, '');
    setProblem(refused ?? '');
    setCounted(!refused);
  };
  const write = (written: string) => {
    setText(written);
    session.leave({ ratingWords: written });
  };
  const send = async () => {
    if (isSending.current) return;
    const said = text.trim();
    if (!said && !problem) {
      form.current?.querySelector<HTMLElement>('.input')?.focus();
      return;
    }
    isSending.current = true;
    // With the stars once more: they may not have got through.
    const refused = await rate(stars, said);
    isSending.current = false;
    setProblem(refused ?? '');
    setCounted(!refused);
    if (refused || !said) return;
    write('');
    setSent(true);
    document.querySelector('main')?.focus();
  };
  return (
    <form
      ref={form}
      class="chat-rating"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset>
        <legend>{words.title}</legend>
        {[1, 2, 3, 4, 5].map((value) => (
          <label key={value} class={value <= stars ? 'star on' : 'star'}>
            <input
              type="radio"
              class="unseen"
              name="stars"
              aria-label={words.stars(value)}
              checked={value === stars}
              onChange={() => void press(value)}
            />
            <StarIcon />
          </label>
        ))}
      </fieldset>
      <output class="small">{standing()}</output>
      {stars > 0 && !hasWords && (
        <div class="missing">
          <RatingWords label={words.more} send={words.send} text={text} onText={write} />
        </div>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
