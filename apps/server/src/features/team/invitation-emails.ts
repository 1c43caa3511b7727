import type { LanguageCode } from '@samtale/contract';
import type { EmailMessage } from '../../platform/mail/email-message.ts';

/** How long the link to choose a password works. */
export const invitationDays = 7;

interface Invited {
  language: LanguageCode;
  firstName: string;
  /** Who invites them, to which agent. */
  inviter: string;
  agent: string;
  /** Where the button leads. */
  address: string;
}

/** To somebody who is to choose a password first. */
export const invitationEmail = ({ language, firstName, inviter, agent, address }: Invited): EmailMessage =>
  ({
    da: {
      language,
      subject: `${inviter} har inviteret dig til ${agent}`,
      greeting: `Hej ${firstName}`,
      lines: [
        `${inviter} har inviteret dig til at arbejde på ${agent} i Samtale.`,
        'Vælg en adgangskode, så er du klar til at logge ind.',
      ],
      button: { label: 'Vælg adgangskode', address },
      footnote: `Linket virker én gang og i ${invitationDays} dage. Når det er udløbet, kan ${inviter} sende dig et nyt.`,
    },
    en: {
      language,
      subject: `${inviter} has invited you to ${agent}`,
      greeting: `Hi ${firstName}`,
      lines: [
        `${inviter} has invited you to work on ${agent} in Samtale.`,
        'Choose a password, and you are ready to sign in.',
      ],
      button: { label: 'Choose password', address },
      footnote: `The link works once and for ${invitationDays} days. When it has expired, ${inviter} can send you a new one.`,
    },
  })[language];

/** To somebody who signs in with the account of their work. */
export const workAccountEmail = ({ language, firstName, inviter, agent, address }: Invited): EmailMessage =>
  ({
    da: {
      language,
      subject: `${inviter} har inviteret dig til ${agent}`,
      greeting: `Hej ${firstName}`,
      lines: [
        `${inviter} har inviteret dig til at arbejde på ${agent} i Samtale.`,
        'Du logger ind med din arbejdskonto: Vælg den på login-siden. Du skal ikke bruge en adgangskode til Samtale.',
      ],
      button: { label: 'Log ind', address },
      footnote: `Kan du ikke logge ind, så sig det til ${inviter}.`,
    },
    en: {
      language,
      subject: `${inviter} has invited you to ${agent}`,
      greeting: `Hi ${firstName}`,
      lines: [
        `${inviter} has invited you to work on ${agent} in Samtale.`,
        'You sign in with your work account: choose it on the sign-in page. You need no password for Samtale.',
      ],
      button: { label: 'Sign in', address },
      footnote: `If you cannot sign in, tell ${inviter}.`,
    },
  })[language];

/** To somebody who signs in already, and has got one agent more. */
export const accessEmail = ({ language, firstName, inviter, agent, address }: Invited): EmailMessage =>
  ({
    da: {
      language,
      subject: `Du har fået adgang til ${agent}`,
      greeting: `Hej ${firstName}`,
      lines: [
        `${inviter} har givet dig adgang til ${agent} i Samtale.`,
        'Du logger ind, som du plejer, og skifter agent øverst i menuen.',
      ],
      button: { label: 'Log ind', address },
      footnote: `Undrer det dig, så spørg ${inviter}.`,
    },
    en: {
      language,
      subject: `You now have access to ${agent}`,
      greeting: `Hi ${firstName}`,
      lines: [
        `${inviter} has given you access to ${agent} in Samtale.`,
        'You sign in as usual and switch agent at the top of the menu.',
      ],
      button: { label: 'Sign in', address },
      footnote: `If this surprises you, ask ${inviter}.`,
    },
  })[language];

/** To the address somebody had until an administrator gave them another. */
export const movedEmail = (language: LanguageCode, firstName: string, email: string): EmailMessage =>
  ({
    da: {
      language,
      subject: 'Din e-mail i Samtale er ændret',
      greeting: `Hej ${firstName}`,
      lines: [`En administrator hos jer har ændret den. Du logger nu ind i Samtale med ${email}.`],
      footnote: 'Er det ikke rigtigt, så skriv straks til den, der administrerer Samtale hos jer.',
    },
    en: {
      language,
      subject: 'Your e-mail address in Samtale has changed',
      greeting: `Hi ${firstName}`,
      lines: [`An administrator in your company has changed it. You now sign in to Samtale with ${email}.`],
      footnote: 'If that is not right, write at once to the person who manages Samtale in your company.',
    },
  })[language];
