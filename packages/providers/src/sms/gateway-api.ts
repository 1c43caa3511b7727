import { z } from 'zod';
import type { SmsProvider } from './sms-sender.ts';

/** https://gatewayapi.com/docs/apis/rest/ */
export const gatewayApi: SmsProvider = {
  request: ({ to, from, text }, { secret }) => ({
    path: '/rest/mtsms',
    headers: { authorization: `Token ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sender: from, message: text, recipients: [{ msisdn: Number(to.slice(1)) }] }),
  }),
  idOf: (reply) =>
    z
      .object({ ids: z.array(z.number()).min(1) })
      .safeParse(reply)
      .data?.ids[0]?.toString(),
  reasonOf: (reply) => z.object({ message: z.string() }).safeParse(reply).data?.message,
};
