import { useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../../adopt-styles.ts';
import type { ChatSession } from '../../chat-session.ts';
import { newClientId } from '../../client-id.ts';
import type { SessionState } from '../../session-state.ts';
import { StarIcon } from './deed-icons.tsx';
import styles from './deeds.css?inline';
import { doDeed } from './do-deed.ts';
import { RatingWords } from './RatingWords.tsx';
import { isChatRated } from './ratings.ts';

adoptStyles(styles);

const texts = {
  da: {
    title: 'Hvordan var samtalen?',
    stars: (stars: number) => `${stars} af 5`,
    more: 'Fortæl gerne mere',
    send: 'Send',
    thanks: 'Tak for din vurdering.',
  },
  en: {
    title: 'How was the conversation?',
    stars: (stars: number) => `${stars} out of 5`,
    more: 'Tell us more',
    send: 'Send',
    thanks: 'Thank you for your rating.',
  },
};

export interface ChatRatingProps {
  session: ChatSession;
  state: SessionState;
}

/** Five stars at the end of a conversation, once. They count when they are pressed; words may follow. */
export function ChatRating({ session, state: { language, log } }: ChatRatingProps) {
  const words = texts[language];
  const [stars, setStars] = useState(0);
  /** Rated here and now: who did so before is not asked again. */
  const [isBegun, setBegun] = useState(false);
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState('');
  /** One after the other, so that the last one counts. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isSending = useRef(false);

  const rate = (value: number, said: string) => {
    const body = { clientId: newClientId(), stars: value, text: said };
    const done = queue.current.then(() => doDeed(session, 'chatRating', body));
    queue.current = done;
    return done;
  };
  const press = async (value: number) => {
    setBegun(true);
    setStars(value);
    const refused = await rate(value, '');
    setProblem(refused ?? '');
  };
  const send = async () => {
    if (!stars || isSending.current) return;
    isSending.current = true;
    // With the stars once more: they may not have got through.
    const refused = await rate(stars, text.trim());
    isSending.current = false;
    setProblem(refused ?? '');
    if (refused) return;
    setSent(true);
    document.querySelector('main')?.focus();
  };
  if (isSent) return <output class="thanks">{words.thanks}</output>;
  if (isChatRated(log) && !isBegun) return null;
  return (
    <form
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
      {stars > 0 && (
        <div class="missing">
          <RatingWords label={words.more} send={words.send} text={text} onText={setText} />
        </div>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
