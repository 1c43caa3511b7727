export { mailboxKey } from './mailbox-key.ts';
export { mailboxRoutes } from './routes.ts';
export { sendLetter } from './send-letter.ts';
