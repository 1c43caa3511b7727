import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { EmailMessage } from '../../platform/mail/email-message.ts';
import { type Addressee, sendToUser } from './send-to-user.ts';

/** Sends an e-mail to a user who is waiting for it. Throws `unavailable`, with a key, when it was not taken. */
export async function sendOrRefuse(
  app: App,
  user: Addressee,
  message: EmailMessage,
  notSentKey: string,
): Promise<void> {
  if (!(await sendToUser(app, user, message))) throw new AppError('unavailable', notSentKey);
}
