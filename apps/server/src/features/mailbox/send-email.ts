import { desc, notInArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { createId } from '../../platform/database/columns.ts';
import { type EmailMessage, writeEmail } from '../../platform/mail/email-message.ts';
import { mailboxMails } from './tables.ts';

/** The mailbox keeps so many. */
const mostKept = 200;

/**
 * Sends a user an e-mail and waits until the mail server has taken it; without one it goes to the mailbox.
 * @throws {DeliveryError} when the mail server did not take it.
 */
export async function sendEmail(
  app: App,
  to: { name: string; address: string },
  message: EmailMessage,
): Promise<void> {
  const id = createId();
  const written = writeEmail(message);
  const { mailer } = app.outbound;
  if (mailer) return mailer.send({ id, to: [to], ...written, replyTo: '' });
  const { shared } = app.database;
  await shared.insert(mailboxMails, [
    { id, address: to.address, ...written, sentAt: app.now().toISOString() },
  ]);
  const kept = await shared.select(mailboxMails, { orderBy: desc(mailboxMails.id), limit: mostKept });
  if (kept.length === mostKept) {
    const ids = kept.map((mail) => mail.id);
    await shared.delete(mailboxMails, notInArray(mailboxMails.id, ids));
  }
}
