import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, id, nothing } from '../calls/primitives.ts';
import { staffByToken } from '../calls/roles.ts';

/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1). */
export const mailAddressMax = 254;
export const mailAddress = z.string().trim().max(mailAddressMax).pipe(z.email());

export const sendChatMail = endpoint({
  method: 'GET',
  path: '/chat/sendChatMail/chatTokenId/:chatToken/email/:email',
  summary: 'Sends what was said in a conversation by e-mail; replies once the mail server has taken it',
  access: staffByToken,
  audit: 'entered',
  params: z.object({ chatToken: id, email: z.string().max(1000) }),
  query: nothing,
  body: nothing,
  cost: 50,
  reply: acknowledged,
  errors: ['chat.mail.badAddress', 'chat.mail.notSetUp', 'chat.mail.nothingSaid', 'chat.mail.error'],
  invalidates: [],
});
