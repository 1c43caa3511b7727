import type { LanguageCode } from '@samtale/contract';
import type { EmailMessage } from '../../../platform/mail/email-message.ts';

/** More of a message is read where it is answered, in characters. */
const excerptLength = 500;

interface LeftMessage {
  /** Of the reader. */
  language: LanguageCode;
  firstName: string;
  agent: string;
  /** As the visitor typed it; empty where they did not. */
  visitor: string;
  text: string;
  /** Of the conversation in the console. */
  address: string;
}

/** Tells one of the staff of a message that a visitor has left. Nothing of the visitor's is in the subject. Pure. */
export function leftMessageEmail(left: LeftMessage): EmailMessage {
  const { language, firstName, agent, visitor, address } = left;
  const said = excerpt(left.text).split(/\s*\n\s*/);
  return {
    da: {
      language,
      subject: `Ny besked til ${agent}`,
      greeting: `Hej ${firstName}`,
      lines: [`${visitor || 'En besøgende'} har lagt en besked til ${agent} og venter på svar:`, ...said],
      button: { label: 'Åbn samtalen', address },
      footnote: 'Du får højst én e-mail pr. samtale. Du kan slå dem fra under Profil.',
    },
    en: {
      language,
      subject: `New message for ${agent}`,
      greeting: `Hi ${firstName}`,
      lines: [
        `${visitor || 'A visitor'} has left a message for ${agent} and is waiting for a reply:`,
        ...said,
      ],
      button: { label: 'Open the conversation', address },
      footnote: 'You get at most one e-mail per conversation. You can turn them off under Profile.',
    },
  }[language];
}

const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()} …` : text;
