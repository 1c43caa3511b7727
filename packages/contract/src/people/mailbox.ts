import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { id, nothing, timestamp } from '../calls/primitives.ts';

/** Where the console shows the mailbox; the key stands behind `#`, which no server is told. */
export const mailboxPath = '/mailbox';

/** A mail that nobody sent, since no mail server is set up. */
export const mailboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: timestamp,
});
export type MailboxMail = z.infer<typeof mailboxMail>;

export const getMailbox = endpoint({
  method: 'POST',
  path: '/mailbox',
  summary:
    'What the server would have mailed, newest first, to whoever has the key that it printed at its start',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ key: z.string().max(200) }),
  reply: z.object({ list: z.array(mailboxMail) }),
  errors: ['mailbox.error.closed'],
});
