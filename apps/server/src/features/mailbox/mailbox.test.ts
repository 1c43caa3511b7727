import { endpoints } from '@samtale/contract';
import { expect, test } from 'vitest';
import { closeWithOutside, startServerWithOutside } from '../../../test/bot-that-works.ts';
import { createUser } from '../../../test/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { sealedSecret } from '../../platform/secrets/sealed-secret.ts';
import { mailboxKey } from './mailbox-key.ts';

const server = useServer();
const { auth, mailbox } = endpoints;
const closed = { status: 404, messageKey: 'mailbox.error.closed' };

test('without a mail server, mail is read by whoever has the key', async () => {
  const key = mailboxKey(await sealedSecret(server.app.database, server.app.secrets, 'mailbox'));
  const user = await createUser(server.app);
  await server.call(auth.forgotPassword, { body: { email: user.email, lang: 'en' } });
  server.clock.advance(1000);
  await server.call(auth.forgotPassword, { body: { email: user.email, lang: 'da' } });
  const { list } = await server.call(mailbox.getMailbox, { body: { key } });
  expect(list).toMatchObject([
    { to: user.email, subject: 'Vælg en ny adgangskode' },
    { to: user.email, subject: 'Choose a new password' },
  ]);
  expect(list[0]?.text).toContain(`${server.url}/resetPassword/`);
  for (const wrong of ['', 'x', `${key}x`, key.slice(1)]) {
    expect(await refusal(server.call(mailbox.getMailbox, { body: { key: wrong } }))).toMatchObject(closed);
  }
});

test('with one, there is no mailbox', async () => {
  const { server: sending } = await startServerWithOutside();
  const key = mailboxKey(await sealedSecret(sending.app.database, sending.app.secrets, 'mailbox'));
  expect(await refusal(sending.call(mailbox.getMailbox, { body: { key } }))).toMatchObject(closed);
  await closeWithOutside(sending);
});
