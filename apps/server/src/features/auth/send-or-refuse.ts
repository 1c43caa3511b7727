import { DeliveryError } from '@samtale/providers';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { sendLetter } from '../mailbox/index.ts';

interface Addressee {
  firstName: string;
  lastName: string;
  email: string;
}

/** Mails a letter to a user who waits for it. Throws `unavailable`, with a key, when it was not taken. */
export async function sendOrRefuse(
  app: App,
  { firstName, lastName, email }: Addressee,
  letter: Letter,
  notSentKey: string,
): Promise<void> {
  try {
    await sendLetter(app, { name: `${firstName} ${lastName}`.trim(), address: email }, letter);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    app.log.warn({ err: error }, 'a letter to a user was not mailed');
    throw new AppError('unavailable', notSentKey);
  }
}
