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

/** Five stars at the end of a conversation, once. */
export function ChatRating({ session, state: { language, log } }: ChatRatingProps) {
  const words = texts[language];
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState('');
  /** Sent again it is the same rating. */
  const clientId = useRef(newClientId());
  const isSending = useRef(false);

  const send = async () => {
    if (!stars || isSending.current) return;
    isSending.current = true;
    const refused = await doDeed(session, 'chatRating', { clientId: clientId.current, stars, text });
    isSending.current = false;
    setProblem(refused ?? '');
    if (refused) return;
    setSent(true);
    document.querySelector('main')?.focus();
  };
  if (isSent) return <output class="thanks">{words.thanks}</output>;
  if (isChatRated(log)) return null;
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
              onChange={() => setStars(value)}
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
