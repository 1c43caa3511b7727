import type { LanguageCode } from '@samtale/contract';
import { useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../../adopt-styles.ts';
import type { ChatSession } from '../../chat-session.ts';
import { Field, isMailAddress } from './Field.tsx';
import { sendAction } from './send-action.ts';
import styles from './visitor-actions.css?inline';

adoptStyles(styles);

const texts = {
  da: {
    open: 'Få samtalen på mail',
    email: 'Din e-mail',
    send: 'Send samtalen',
    needsMail: 'Skriv en gyldig e-mailadresse.',
    sending: 'Sender …',
    sent: (email: string) => `Samtalen er sendt til ${email}.`,
  },
  en: {
    open: 'Get the conversation by e-mail',
    email: 'Your e-mail',
    send: 'Send the conversation',
    needsMail: 'Enter a valid e-mail address.',
    sending: 'Sending…',
    sent: (email: string) => `The conversation was sent to ${email}.`,
  },
};

export interface MailTranscriptProps {
  session: ChatSession;
  language: LanguageCode;
}

/** An entry of the menu that unfolds a field for the address to which what was said is sent. */
export function MailTranscript({ session, language }: MailTranscriptProps) {
  const words = texts[language];
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState(session.begun().contact?.email ?? '');
  const [wrong, setWrong] = useState('');
  const [said, setSaid] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    const isRight = isMailAddress(email);
    setWrong(isRight ? '' : words.needsMail);
    if (!isRight) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    isSending.current = true;
    setSaid(words.sending);
    const problem = await sendAction(session, 'transcript', { email: email.trim() });
    isSending.current = false;
    setSaid(problem ?? words.sent(email.trim()));
  };
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.open}
      </button>
      {isOpen && (
        // Not a form: the menu may stand in the one in which the visitor writes.
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its field sends.
        <div
          ref={form}
          class="transcript"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            void send();
          }}
        >
          <Field
            id="transcript-email"
            label={words.email}
            value={email}
            maxLength={254}
            problem={wrong}
            onValue={setEmail}
            autocomplete="email"
          />
          <button type="button" class="primary" onClick={() => void send()}>
            {words.send}
          </button>
          <output class="small">{said}</output>
        </div>
      )}
    </>
  );
}
