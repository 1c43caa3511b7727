import { randomInt } from 'node:crypto';
import { type LanguageCode, mailedCodeMinutes, twoFactorKeys } from '@samtale/contract';
import type { App } from '../../../app.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limiter.ts';
import type { EmailMessage } from '../../../platform/mail/email-message.ts';
import { sendOrRefuse } from '../send-or-refuse.ts';
import { countAttempt } from '../sign-in-attempts.ts';
import type { users } from '../tables.ts';

/** Nobody's inbox is to be filled by whoever knows their password. */
const mails: AttemptLimit = { name: 'two-factor.mail', most: 10, seconds: 3600 };

interface Occasion {
  of: keyof typeof words;
  /** A browser in which the user has signed in before is counted by itself: nobody else uses its mails up. */
  device?: string | null;
}

/**
 * Mails a code of four digits to a user. The code. Throws `tooManyRequests`, and `unavailable` when the mail was not
 * taken.
 */
export async function mailCode(
  app: App,
  user: typeof users.$inferSelect,
  language: LanguageCode,
  { of, device = null }: Occasion,
): Promise<string> {
  await countAttempt(app, [{ limit: mails, subject: device ?? user.id }]);
  const code = String(randomInt(10_000)).padStart(4, '0');
  await sendOrRefuse(app, user, message(of, language, user.firstName, code), twoFactorKeys.notSent);
  return code;
}

/** What the code is typed for, and who else may have asked for it. */
const words = {
  signIn: {
    da: {
      line: 'Skriv koden på siden, hvor du er ved at logge ind.',
      warning: 'Er det ikke dig, der logger ind',
    },
    en: {
      line: 'Enter the code on the page where you are signing in.',
      warning: 'If it is not you who is signing in',
    },
  },
  setUp: {
    da: {
      line: 'Skriv koden på din profil for at slå totrinslogin til.',
      warning: 'Er det ikke dig, der slår det til',
    },
    en: {
      line: 'Enter the code on your profile to turn on two-factor sign-in.',
      warning: 'If it is not you who is turning it on',
    },
  },
};

function message(
  of: keyof typeof words,
  language: LanguageCode,
  firstName: string,
  code: string,
): EmailMessage {
  const { line, warning } = words[of][language];
  return {
    da: {
      language,
      subject: `${code} er din kode til Samtale`,
      greeting: `Hej ${firstName}`,
      lines: [line],
      code,
      footnote: `Koden virker i ${mailedCodeMinutes} minutter. ${warning}, så vælg en ny adgangskode: Nogen kender din nuværende.`,
    },
    en: {
      language,
      subject: `${code} is your code for Samtale`,
      greeting: `Hi ${firstName}`,
      lines: [line],
      code,
      footnote: `The code works for ${mailedCodeMinutes} minutes. ${warning}, choose a new password: someone knows your current one.`,
    },
  }[language];
}
