import { type LanguageCode, LoginType, workAccountKeys } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limits.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { createMailedToken } from './mailed-tokens.ts';
import { sendOrRefuse } from './send-or-refuse.ts';
import { countAttempt } from './sign-in-attempts.ts';
import { users } from './tables.ts';

/** How long the link works. */
const minutes = 60;
/** Mails to one address: nobody's inbox is to be filled. */
const byAddress: AttemptLimit = { name: 'forgot.address', most: 5, seconds: 3600 };
/** Addresses tried from one network, since the answer says which are users' (spec 1 section 8). */
const byNetwork: AttemptLimit = { name: 'forgot.network', most: 20, seconds: 3600 };

/**
 * Mails a link to choose a new password. Throws `notFound` for an address that no user has, as the spec asks,
 * `conflict` for who signs in with a work account and has none, `tooManyRequests`, and `unavailable` when the mail was
 * not taken.
 */
export async function forgotPassword(
  app: App,
  { email, lang }: { email: string; lang: LanguageCode },
  ip: string,
): Promise<void> {
  const address = email.toLowerCase();
  await countAttempt(app, [
    { limit: byAddress, subject: address },
    { limit: byNetwork, subject: networkOf(ip) },
  ]);
  const user = await app.database.shared.first(
    users,
    and(eq(users.email, address), eq(users.isActive, true)),
  );
  if (!user) throw new AppError('notFound', 'forgotPassword.error.notFound');
  if (user.loginType === LoginType.workAccount)
    throw new AppError('conflict', workAccountKeys.usesWorkAccount);
  const token = await createMailedToken(app, { userId: user.id, purpose: 'resetPassword' }, minutes * 60_000);
  await sendOrRefuse(
    app,
    user,
    letter(lang, user.firstName, `${app.publicUrl()}/resetPassword/${token}`),
    'forgotPassword.error.notSent',
  );
}

const letter = (language: LanguageCode, firstName: string, address: string): Letter =>
  ({
    da: {
      language,
      subject: 'Vælg en ny adgangskode',
      greeting: `Hej ${firstName}`,
      lines: ['Du har bedt om at vælge en ny adgangskode til Samtale.'],
      button: { label: 'Vælg ny adgangskode', address },
      footnote: `Linket virker én gang og i ${minutes} minutter. Har du ikke bedt om det, så se bort fra denne mail: Din adgangskode er den samme som før.`,
    },
    en: {
      language,
      subject: 'Choose a new password',
      greeting: `Hi ${firstName}`,
      lines: ['You asked to choose a new password for Samtale.'],
      button: { label: 'Choose new password', address },
      footnote: `The link works once and for ${minutes} minutes. If you did not ask for it, ignore this mail: your password is what it was.`,
    },
  })[language];
