import { endpoints } from '@samtale/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAgent, createWidget, password } from '../../test/factories.ts';
import { outputOf } from '../../test/output-of.ts';
import { listening, portOf } from '../../test/outside-world.ts';
import { type SignedIn, signIn, staffOf, visitorOf } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

const { auth } = endpoints;
/** A mail server that says whom it does not take mail for. */
const strict = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(Object.assign(new Error(`no mailbox for ${address}`), { responseCode: 550 })),
});
let server: TestServer;
let user: SignedIn;
/** What the server has logged. */
let lines: string[];
beforeAll(async () => {
  await listening(strict);
  const mail = {
    url: `smtp://127.0.0.1:${portOf(strict.server.address())}`,
    from: 'Samtale <hej@samtale.example>',
  };
  server = await startTestServer({ config: { logLevel: 'debug', mail } });
  vi.spyOn(outputOf(server), 'write').mockImplementation((line: string) => lines.push(line));
});
afterAll(async () => {
  await server.close();
  strict.close();
});
beforeEach(async () => {
  lines = [];
  user = await staffOf(server, await createAgent(server.app), [0]);
});

/** What nobody who reads the log is to learn. */
const personal = () => [
  user.user.email,
  password,
  user.token,
  user.refreshToken,
  user.user.name,
  'kælderdør',
];
function expectNothingPersonal(): void {
  for (const word of personal()) expect(lines.join('')).not.toContain(word);
}

test('what goes well, and what is refused, is not logged', async () => {
  const { email } = user.user;
  await user.call(auth.getUserByAccessToken);
  const login = server.call(auth.login, { body: { userName: email, password: 'kælderdør' } });
  expect(await refusal(login)).toMatchObject({ status: 401 });
  const forged = server.callAs(`${user.token}x`);
  expect(await refusal(forged(auth.getUserByAccessToken))).toMatchObject({ status: 401 });
  const renewed = server.call(auth.refresh, { body: { refreshToken: `${user.refreshToken}x` } });
  expect(await refusal(renewed)).toMatchObject({ status: 401 });
  await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    body: `{"userName": "${email}", "kælderdør`,
  });
  await fetch(`${server.url}/api/auth/checkLogin?email=${email}&token=${user.token}`);
  expectNothingPersonal();
});

test('a mail that was not taken is logged without whom it was for', async () => {
  await refusal(server.call(auth.forgotPassword, { body: { email: user.user.email } }));
  expect(lines.join('')).toContain('550 no mailbox for …@…');
  expectNothingPersonal();
});

test('a statement that fails is logged without its values', async () => {
  const visitor = await visitorOf(server, await createWidget(server.app, await createAgent(server.app)));
  const { pool } = server.app.database;
  await pool.query('ALTER TABLE users RENAME TO people');
  const { email } = user.user;
  const failed = server.call(auth.login, { body: { userName: email, password: 'kælderdør' } });
  expect(await refusal(failed)).toMatchObject({ status: 500 });
  await pool.query('ALTER TABLE people RENAME TO users');
  await pool.query('ALTER TABLE conversation_steps RENAME TO steps');
  await refusal(visitor.say(`Jeg hedder ${user.user.name}, ${email}`));
  await pool.query('ALTER TABLE steps RENAME TO conversation_steps');
  expect(lines.join('')).toContain('Failed query: select');
  expect(lines.join('')).toContain('log-in.ts');
  expectNothingPersonal();
  await signIn(server, user.user);
});
