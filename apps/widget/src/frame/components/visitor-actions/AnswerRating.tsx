import type { Feedback } from '@samtale/dialog';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../../adopt-styles.ts';
import { bringIntoView } from '../../bring-into-view.ts';
import { newClientId } from '../../client-id.ts';
import { DislikeIcon, LikeIcon } from './action-icons.tsx';
import { keptTexts } from './action-problems.ts';
import { answerSeq, type EntryActionProps } from './entry-actions.ts';
import { RatingWords } from './RatingWords.tsx';
import { ratingOf } from './ratings.ts';
import { sendAction } from './send-action.ts';
import styles from './visitor-actions.css?inline';

adoptStyles(styles);

const texts = {
  da: {
    group: 'Hvad synes du om svaret?',
    like: 'Svaret var nyttigt',
    dislike: 'Svaret hjalp ikke',
    missing: 'Hvad manglede der?',
    send: 'Send',
    thanks: 'Tak for din besked.',
  },
  en: {
    group: 'What do you think of the answer?',
    like: 'The answer was useful',
    dislike: 'The answer did not help',
    missing: 'What was missing?',
    send: 'Send',
    thanks: 'Thank you for your message.',
  },
};

/** Two thumbs under an answer. Pressing again takes it back; who did not like it may say what was missing. */
export function AnswerRating({ session, state, entryKey }: EntryActionProps) {
  const words = texts[state.language];
  const of = answerSeq(entryKey);
  /** What was pressed here: the log may not have it yet. */
  const [pressed, setPressed] = useState<Feedback | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  /** One after the other, so that the last one counts. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) bringIntoView(form.current);
  }, [isAsking]);
  const feedback = pressed ?? ratingOf(state.log, of);

  const rate = (wanted: Feedback, missing = '') => {
    const body = { clientId: newClientId(), of, feedback: wanted, text: missing };
    const done = queue.current.then(() =>
      sendAction(session, 'answerRating', body, () => setSaid(keptTexts[state.language])),
    );
    queue.current = done;
    return done;
  };
  const press = async (button: Feedback) => {
    const wanted = feedback === button ? 'none' : button;
    setPressed(wanted);
    setAsking(wanted === 'dislike');
    setSaid('');
    const problem = await rate(wanted);
    setSaid(problem ?? '');
    if (!problem) return;
    setPressed(null);
    setAsking(false);
  };
  const send = async () => {
    if (!text.trim()) return;
    const problem = await rate('dislike', text.trim());
    setSaid(problem ?? words.thanks);
    if (problem) return;
    setText('');
    setAsking(false);
  };
  return (
    <div class="rating" aria-live="off">
      <fieldset>
        <legend class="unseen">{words.group}</legend>
        <button
          type="button"
          class="icon"
          aria-label={words.like}
          aria-pressed={feedback === 'like'}
          onClick={() => void press('like')}
        >
          <LikeIcon />
        </button>
        <button
          type="button"
          class="icon"
          aria-label={words.dislike}
          aria-pressed={feedback === 'dislike'}
          onClick={() => void press('dislike')}
        >
          <DislikeIcon />
        </button>
      </fieldset>
      {isAsking && (
        <form
          ref={form}
          class="missing"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <RatingWords label={words.missing} send={words.send} text={text} onText={setText} />
        </form>
      )}
      <output class="small">{said}</output>
    </div>
  );
}
