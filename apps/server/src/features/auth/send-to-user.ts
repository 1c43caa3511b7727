import { DeliveryError } from '@samtale/providers';
import type { App } from '../../app.ts';
import type { EmailMessage } from '../../platform/mail/email-message.ts';
import { sendEmail } from '../mailbox/index.ts';

/** A user as the addressee of an e-mail. */
export interface Addressee {
  firstName: string;
  lastName: string;
  email: string;
}

/** Sends a user an e-mail. Whether it was taken; what was not is in the log. */
export async function sendToUser(
  app: App,
  { firstName, lastName, email }: Addressee,
  message: EmailMessage,
): Promise<boolean> {
  try {
    await sendEmail(app, { name: `${firstName} ${lastName}`.trim(), address: email }, message);
    return true;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    app.log.warn({ err: error }, 'an e-mail to a user was not sent');
    return false;
  }
}
