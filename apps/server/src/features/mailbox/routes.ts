import { endpoints } from '@samtale/contract';
import { desc } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { isMailboxKey } from './mailbox-key.ts';
import { mailboxMails } from './tables.ts';

const closed = () => new AppError('notFound', 'mailbox.error.closed');

/** Open only where no mail server is set up, to whoever has the key. */
export const mailboxRoutes = (app: App, secret: Buffer): Route[] => [
  route(endpoints.mailbox.getMailbox, async ({ body }) => {
    if (app.outbound.mailer || !isMailboxKey(secret, body.key)) throw closed();
    const mails = await app.database.shared.select(mailboxMails, { orderBy: desc(mailboxMails.id) });
    return { list: mails.map(({ address, ...mail }) => ({ ...mail, to: address })) };
  }),
];
