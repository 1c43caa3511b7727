import { type LanguageCode, LoginType, workAccountKeys } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import type { EmailMessage } from '../../platform/mail/email-message.ts';
import { createMailedToken, hasMailedToken } from './mailed-tokens.ts';
import { sendToUser } from './send-to-user.ts';
import { countAttempt, tooManyAttempts } from './sign-in-attempts.ts';
import { users } from './tables.ts';

/** How long the link works. */
const minutes = 60;
/** Mails to one address: nobody's inbox is to be filled. */
const byAddress: AttemptLimit = { name: 'forgot.address', most: 5, seconds: 3600 };
/** Of them, those that one network asks for. */
const byAddressHere: AttemptLimit = { name: 'forgot.address-here', most: 3, seconds: 3600 };
/** Addresses tried from one network, since the answer says which are users'. */
const byNetwork: AttemptLimit = { name: 'forgot.network', most: 20, seconds: 3600 };

/**
 * Mails a link to choose a new password. Who has been mailed often enough already has one that works, and is not kept
 * waiting by others who have asked for it. Throws `notFound` for an address that no user has,
 * `conflict` for who signs in with a work account and has none, `tooManyRequests`, and `unavailable` when the mail was
 * not taken.
 */
export async function forgotPassword(
  app: App,
  { email, lang }: { email: string; lang: LanguageCode },
  ip: string,
): Promise<void> {
  const address = email.toLowerCase();
  const network = networkOf(ip);
  await countAttempt(app, [
    { limit: byAddressHere, subject: `${address} ${network}` },
    { limit: byNetwork, subject: network },
  ]);
  const user = await app.database.shared.first(
    users,
    and(eq(users.email, address), eq(users.isActive, true)),
  );
  if (!user) throw new AppError('notFound', 'forgotPassword.error.notFound');
  if (user.loginType === LoginType.workAccount)
    throw new AppError('conflict', workAccountKeys.usesWorkAccount);
  const mail = [{ limit: byAddress, subject: address }];
  if (!(await app.limits.take(mail))) {
    if (await hasMailedToken(app, user.id, 'resetPassword')) return;
    throw tooManyAttempts();
  }
  const token = await createMailedToken(app, { userId: user.id, purpose: 'resetPassword' }, minutes * 60_000);
  const link = `${app.publicUrl()}/resetPassword/${token}`;
  if (await sendToUser(app, user, message(lang, user.firstName, link))) return;
  // So many have been mailed, not tried: the last of them works.
  await app.limits.giveBack(mail);
  throw new AppError('unavailable', 'forgotPassword.error.notSent');
}

const message = (language: LanguageCode, firstName: string, address: string): EmailMessage =>
  ({
    da: {
      language,
      subject: 'Vælg en ny adgangskode',
      greeting: `Hej ${firstName}`,
      lines: ['Du har bedt om at vælge en ny adgangskode til Samtale.'],
      button: { label: 'Vælg ny adgangskode', address },
      footnote: `Linket virker én gang og i ${minutes} minutter. Har du ikke bedt om det, så se bort fra denne mail: Din adgangskode er ikke ændret.`,
    },
    en: {
      language,
      subject: 'Choose a new password',
      greeting: `Hi ${firstName}`,
      lines: ['You asked to choose a new password for Samtale.'],
      button: { label: 'Choose new password', address },
      footnote: `The link works once and for ${minutes} minutes. If you did not ask for it, ignore this e-mail: your password has not changed.`,
    },
  })[language];
