export { mailboxKey } from './mailbox-key.ts';
export { mailboxRoutes } from './routes.ts';
export { sendEmail } from './send-email.ts';
