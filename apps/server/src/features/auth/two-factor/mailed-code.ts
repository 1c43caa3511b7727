import { randomInt } from 'node:crypto';
import { type LanguageCode, mailedCodeMinutes, twoFactorKeys } from '@samtale/contract';
import type { App } from '../../../app.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limits.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { sendOrRefuse } from '../send-or-refuse.ts';
import { countAttempt } from '../sign-in-attempts.ts';
import type { users } from '../tables.ts';

/** Nobody's inbox is to be filled by whoever knows their password. */
const byUser: AttemptLimit = { name: 'two-factor.mail', most: 10, seconds: 3600 };

/**
 * Mails a code of four digits to a user. The code. Throws `tooManyRequests`, and `unavailable` when the mail was not
 * taken.
 */
export async function mailCode(
  app: App,
  user: typeof users.$inferSelect,
  language: LanguageCode,
): Promise<string> {
  await countAttempt(app, [{ limit: byUser, subject: user.id }]);
  const code = String(randomInt(10_000)).padStart(4, '0');
  await sendOrRefuse(app, user, letter(language, user.firstName, code), twoFactorKeys.notSent);
  return code;
}

const letter = (language: LanguageCode, firstName: string, code: string): Letter =>
  ({
    da: {
      language,
      subject: `${code} er din kode til Samtale`,
      greeting: `Hej ${firstName}`,
      lines: ['Skriv koden på siden, hvor du er ved at logge ind.'],
      code,
      footnote: `Koden virker i ${mailedCodeMinutes} minutter. Er det ikke dig, der logger ind, så vælg en ny adgangskode: Nogen kender den, du har.`,
    },
    en: {
      language,
      subject: `${code} is your code for Samtale`,
      greeting: `Hi ${firstName}`,
      lines: ['Type the code on the page on which you are signing in.'],
      code,
      footnote: `The code works for ${mailedCodeMinutes} minutes. If it is not you who is signing in, choose a new password: somebody knows the one you have.`,
    },
  })[language];
