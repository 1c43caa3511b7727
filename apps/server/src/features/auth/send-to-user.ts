import { DeliveryError } from '@samtale/providers';
import type { App } from '../../app.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { sendLetter } from '../mailbox/index.ts';

/** What of a user stands on a letter. */
export interface Addressee {
  firstName: string;
  lastName: string;
  email: string;
}

/** Mails a letter to a user. Whether it was taken; what was not is in the log. */
export async function sendToUser(
  app: App,
  { firstName, lastName, email }: Addressee,
  letter: Letter,
): Promise<boolean> {
  try {
    await sendLetter(app, { name: `${firstName} ${lastName}`.trim(), address: email }, letter);
    return true;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    app.log.warn({ err: error }, 'a letter to a user was not mailed');
    return false;
  }
}
