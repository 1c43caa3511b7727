import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../../adopt-styles.ts';
import type { ChatSession } from '../../chat-session.ts';
import { newClientId } from '../../client-id.ts';
import type { SessionState } from '../../session-state.ts';
import { keptTexts } from './action-problems.ts';
import { Field, isMailAddress } from './Field.tsx';
import { sendAction } from './send-action.ts';
import styles from './visitor-actions.css?inline';

adoptStyles(styles);

const texts = {
  da: {
    title: 'Læg en besked, så svarer vi på mail',
    titleWithoutMail: 'Læg en besked til vores medarbejdere',
    name: 'Navn',
    email: 'E-mail',
    text: 'Besked',
    send: 'Læg besked',
    needsName: 'Skriv dit navn.',
    needsMail: 'Skriv en gyldig e-mailadresse.',
    needsText: 'Skriv din besked.',
  },
  en: {
    title: 'Leave a message, and we will answer by e-mail',
    titleWithoutMail: 'Leave a message for our staff',
    name: 'Name',
    email: 'E-mail',
    text: 'Message',
    send: 'Leave message',
    needsName: 'Enter your name.',
    needsMail: 'Enter a valid e-mail address.',
    needsText: 'Enter your message.',
  },
};

export interface LeaveMessageProps {
  session: ChatSession;
  state: SessionState;
}

/**
 * A small form for the staff, who are not there; an answer by mail is promised where mail is sent. Once it is sent, the
 * message stands in the log instead.
 */
export function LeaveMessage({ session, state: { language, config } }: LeaveMessageProps) {
  const words = texts[language];
  const form = useRef<HTMLFormElement>(null);
  /** What was typed already, here or in a form that stood elsewhere, and who has left a message before. */
  const [begun] = useState(() => {
    const { leftMessage, contact } = session.begun();
    const { name = '', email = '', text = '', waitsAs } = { ...contact, ...leftMessage };
    return { values: { name, email, text }, waitsAs };
  });
  const [values, setValues] = useState(begun.values);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState('');
  /** It did not get through, and is sent when there is a connection. */
  const [isKept, setKept] = useState(false);
  /** Sent again it is the same message. */
  const clientId = useRef(begun.waitsAs ?? newClientId());
  const isSending = useRef(false);
  useLayoutEffect(() => {
    if (values !== begun.values) session.leave({ leftMessage: values });
  }, [values]);
  useEffect(() => {
    // It was waiting on the page before.
    if (begun.waitsAs) void send();
  }, []);
  const problems = {
    name: values.name.trim() ? '' : words.needsName,
    email: isMailAddress(values.email) ? '' : words.needsMail,
    text: values.text.trim() ? '' : words.needsText,
  };
  const field = (name: keyof typeof values) => ({
    id: `left-${name}`,
    label: words[name],
    value: values[name],
    problem: isTried ? problems[name] : '',
    readOnly: isKept,
    onValue: (value: string) => setValues((others) => ({ ...others, [name]: value })),
  });

  const send = async () => {
    setTried(true);
    setProblem('');
    const wrong = Object.values(problems).findIndex((text) => text !== '');
    if (wrong >= 0) {
      form.current?.querySelectorAll<HTMLElement>('.input').item(wrong).focus();
      return;
    }
    if (isSending.current) return;
    isSending.current = true;
    const { name, email } = values;
    const body = { clientId: clientId.current, ...values };
    let wasKept = clientId.current === begun.waitsAs;
    const refused = await sendAction(session, 'leftMessage', body, () => {
      session.leave({ leftMessage: { ...values, waitsAs: body.clientId } });
      wasKept = true;
      setKept(true);
      document.querySelector('main')?.focus();
    });
    isSending.current = false;
    setKept(false);
    // The form goes when the log has the message; who used it goes on in the chat.
    if (refused) {
      // Unless the conversation was left.
      if (session.begun().leftMessage) session.leave({ leftMessage: values });
      setProblem(refused);
      return;
    }
    session.leave({ leftMessage: null, contact: { name, email } });
    if (!wasKept) document.querySelector('main')?.focus();
  };
  return (
    <form
      ref={form}
      class="visitor-form"
      aria-live="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{config?.sendsMail ? words.title : words.titleWithoutMail}</h2>
      <Field {...field('name')} maxLength={200} autocomplete="name" />
      <Field {...field('email')} maxLength={254} autocomplete="email" />
      <Field {...field('text')} maxLength={4000} rows={3} />
      <p class="problem" role="alert">
        {problem}
      </p>
      <output class="small">{isKept && keptTexts[language]}</output>
      {!isKept && (
        <button type="submit" class="primary">
          {words.send}
        </button>
      )}
    </form>
  );
}
