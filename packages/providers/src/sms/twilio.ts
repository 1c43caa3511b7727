import { z } from 'zod';
import type { SmsProvider } from './sms-sender.ts';

/** https://www.twilio.com/docs/messaging/api/message-resource */
export const twilio: SmsProvider = {
  request: ({ to, from, text }, { user, secret }) => ({
    path: `/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
  }),
  idOf: (reply) => z.object({ sid: z.string() }).safeParse(reply).data?.sid,
  reasonOf: (reply) => z.object({ message: z.string() }).safeParse(reply).data?.message,
};
