import type { LanguageCode } from '@samtale/contract';
import type { Mail } from '@samtale/providers/mail';
import { escapeHtml } from '../../platform/escape-html.ts';

interface Invitation {
  language: LanguageCode;
  /** Who wants to talk. */
  from: string;
  agent: string;
  address: string;
}

const words = {
  da: {
    subject: ({ from, agent }: Invitation) => `${from} fra ${agent} vil gerne skrive med dig`,
    text: ({ from, agent }: Invitation) =>
      `${from} fra ${agent} har startet en samtale med dig. Åbn den her; linket virker i syv dage:`,
    open: 'Åbn samtalen',
  },
  en: {
    subject: ({ from, agent }: Invitation) => `${from} from ${agent} would like to chat with you`,
    text: ({ from, agent }: Invitation) =>
      `${from} from ${agent} has started a conversation with you. Open it here; the link works for seven days:`,
    open: 'Open the conversation',
  },
} as const;

/** The mail that brings a customer into a conversation begun for them. */
export function invitationMail(invitation: Invitation): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, text, open } = words[invitation.language];
  const { address } = invitation;
  return {
    subject: subject(invitation),
    text: `${text(invitation)}\n\n${address}\n`,
    html: `<p>${escapeHtml(text(invitation))}</p><p><a href="${escapeHtml(address)}">${open}</a></p>`,
  };
}
