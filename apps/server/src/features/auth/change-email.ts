import { type LanguageCode, profileKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { countedAddress } from '../../platform/limits/counted-address.ts';
import type { EmailMessage } from '../../platform/mail/email-message.ts';
import { confirmPassword } from './confirm-password.ts';
import { createMailedToken, findMailedToken, spendMailedToken } from './mailed-tokens.ts';
import { sendOrRefuse } from './send-or-refuse.ts';
import { sendToUser } from './send-to-user.ts';
import { countAttempt } from './sign-in-attempts.ts';
import { users } from './tables.ts';

/** How long the link works. */
const hours = 24;

/** Addresses that one user wants, and mails to one address: nobody's inbox is to be filled from here. */
const byUser: AttemptLimit = { name: 'change-email.user', most: 10, seconds: 3600 };
const byAddress: AttemptLimit = { name: 'change-email.address', most: 5, seconds: 86_400 };

const taken = () => new AppError('conflict', profileKeys.emailExists);

/**
 * Mails a link to a user's new address: whoever cannot read it there does not get it. Throws `badRequest`, `conflict`
 * for an address that another user has, `tooManyRequests`, and `unavailable` when the mail was not taken.
 */
export async function updateEmail(
  app: App,
  caller: { userId: string; sessionId: string },
  { email, currentPassword, lang }: { email: string; currentPassword: string; lang: LanguageCode },
): Promise<void> {
  const user = await confirmPassword(app, caller, currentPassword);
  const address = email.toLowerCase();
  // Whether somebody has it is told to no more tries either.
  await countAttempt(app, [
    { limit: byUser, subject: user.id },
    { limit: byAddress, subject: countedAddress(address) },
  ]);
  await refuseTaken(app.database, address);
  const token = await createMailedToken(
    app,
    { userId: user.id, purpose: 'changeEmail', address },
    hours * 3600_000,
  );
  const link = `${app.publicUrl()}/confirmEmail/${token}`;
  await sendOrRefuse(
    app,
    { ...user, email: address },
    confirmationEmail(lang, user.firstName, link),
    profileKeys.notSent,
  );
}

/**
 * Gives a user the address to which a link was mailed, once, and tells the one they had, in case it was not they. Pressed
 * again, it says that they have it. Throws `badRequest`, and `conflict` when another user has got the address meanwhile.
 */
export async function confirmEmail(
  app: App,
  token: string,
  client: ClientOrigin,
): Promise<{ email: string }> {
  const given = await alreadyGiven(app, token);
  if (given) return { email: given };
  const { user, email } = await app.database
    .transaction(async (session) => {
      // A link to choose a password went to the address that is left, and is of no use either.
      const { row, user } = await spendMailedToken(app, session, token, ['changeEmail']);
      if (!row.address) throw new Error('A link to confirm an address has lost it');
      await refuseTaken(session, row.address);
      await session.shared.update(users, { email: row.address }, eq(users.id, user.id));
      return { user, email: row.address };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  await app.audit.write({ title: 'auth.confirmEmail', userId: user.id, agentId: null, client });
  await sendToUser(app, user, movedEmail(user.language, user.firstName, email));
  return { email };
}

/** The address that a spent link gave its user, if they still have it. */
async function alreadyGiven({ database }: App, token: string): Promise<string | null> {
  const row = await findMailedToken(database, token, ['changeEmail']);
  if (!row?.spentAt) return null;
  const user = await database.shared.first(users, eq(users.id, row.userId));
  return user && user.email === row.address ? user.email : null;
}

async function refuseTaken({ shared }: Pick<DatabaseSession, 'shared'>, address: string): Promise<void> {
  if (await shared.first(users, eq(users.email, address))) throw taken();
}

const confirmationEmail = (language: LanguageCode, firstName: string, address: string): EmailMessage =>
  ({
    da: {
      language,
      subject: 'Bekræft din nye e-mail',
      greeting: `Hej ${firstName}`,
      lines: ['Du har bedt om at logge ind i Samtale med denne adresse fremover. Bekræft, at den er din.'],
      button: { label: 'Bekræft e-mail', address },
      footnote: `Linket virker én gang og i ${hours} timer. Har du ikke bedt om det, så se bort fra denne mail.`,
    },
    en: {
      language,
      subject: 'Confirm your new e-mail address',
      greeting: `Hi ${firstName}`,
      lines: ['You asked to sign in to Samtale with this address from now on. Confirm that it is yours.'],
      button: { label: 'Confirm e-mail address', address },
      footnote: `The link works once and for ${hours} hours. If you did not ask for it, ignore this e-mail.`,
    },
  })[language];

const movedEmail = (language: LanguageCode, firstName: string, email: string): EmailMessage =>
  ({
    da: {
      language,
      subject: 'Din e-mail i Samtale er ændret',
      greeting: `Hej ${firstName}`,
      lines: [`Du logger nu ind i Samtale med ${email}.`],
      footnote: 'Var det ikke dig, så skriv straks til den, der administrerer Samtale hos jer.',
    },
    en: {
      language,
      subject: 'Your e-mail address in Samtale has changed',
      greeting: `Hi ${firstName}`,
      lines: [`You now sign in to Samtale with ${email}.`],
      footnote: 'If it was not you, write at once to the person who manages Samtale in your company.',
    },
  })[language];
