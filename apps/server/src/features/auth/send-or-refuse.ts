import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { type Addressee, sendToUser } from './send-to-user.ts';

/** Mails a letter to a user who waits for it. Throws `unavailable`, with a key, when it was not taken. */
export async function sendOrRefuse(
  app: App,
  user: Addressee,
  letter: Letter,
  notSentKey: string,
): Promise<void> {
  if (!(await sendToUser(app, user, letter))) throw new AppError('unavailable', notSentKey);
}
