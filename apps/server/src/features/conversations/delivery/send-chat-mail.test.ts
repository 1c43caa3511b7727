import { request } from 'node:http';
import { addressOf, endpoints, english, languages } from '@samtale/contract';
import { sentFileAddress } from '@samtale/dialog/show';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { createFlow } from '../../../../test/factories.ts';
import { post } from '../../../../test/outside-world.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { readMail } from '../../../../test/read-mail.ts';
import { refusal } from '../../../../test/refusal.ts';
import { startSecondNode } from '../../../../test/start-test-server.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { createId } from '../../../platform/database/columns.ts';
import { agents } from '../../agents/index.ts';
import { trainAgent } from '../../training/index.ts';

const calls = endpoints.conversations;
const { server } = useServerWithOutside();
let bot: TestBot;
let staff: SignedIn;
let visitor: Visitor;
beforeAll(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [1]);
  await server.app.database.shared.update(agents, { name: 'Cykler & <Co>' }, eq(agents.id, bot.agentId));
});
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
});

const send = (email: string, by = staff) =>
  by.call(calls.sendChatMail, { params: { chatToken: visitor.chatToken, email } });
const params = () => ({ agentId: bot.agentId, chatToken: visitor.chatToken });
/** A visitor asks, somebody takes the conversation, answers and notes something. */
async function talk(): Promise<void> {
  await visitor.say('Hvornår har I åbent? <b>Nu</b>?');
  await staff.call(calls.takeOverChat, { params: params(), body: { user: { id: staff.user.id } } });
  const said = { clientId: createId(), text: 'Se https://example.com/tider?a=1&b=2.' };
  await staff.call(calls.sendChatMessage, { params: params(), body: said });
  const note = { clientId: createId(), text: 'Kunden er utålmodig' };
  await staff.call(calls.addChatNote, { params: params(), body: note });
}

test('the whole conversation is sent, without notes, in Danish by the clock in Denmark', async () => {
  await talk();
  expect(await send('kunde+samtale@example.com')).toEqual({ ok: true });
  expect(post.mails).toMatchObject([{ to: ['kunde+samtale@example.com'] }]);
  const { subject, text, html } = readMail(post.mails[0]?.text ?? '');
  expect(subject).toBe('Samtale med Cykler & <Co>, 20. november 2026');
  expect(text.trim().split('\n\n')).toEqual([
    subject,
    '20. november 2026',
    'Cykler & <Co>, 10.00\nWelcome!\n- Åbningstider',
    'Besøgende, 10.00\nHvornår har I åbent? <b>Nu</b>?',
    'Cykler & <Co>, 10.00\nHours!',
    `${staff.user.name}, 10.00\nSe https://example.com/tider?a=1&b=2.`,
  ]);
  expect(html).toContain('<html lang="da">');
  expect(html).toContain('Hvornår har I åbent? &lt;b&gt;Nu&lt;/b&gt;?');
  expect(html).toContain('href="https://example.com/tider?a=1&amp;b=2"');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toMatch(/<(?:img|link|script)|url\(|src=/);
  for (const form of [text, html]) expect(form).not.toContain('utålmodig');
});

test('times are by the clock where the agent is', async () => {
  const { shared } = server.app.database;
  const isBot = eq(agents.id, bot.agentId);
  await shared.update(agents, { timeZone: 'America/New_York' }, isBot);
  await talk();
  await send('kunde@example.com');
  await shared.update(agents, { timeZone: 'Europe/Copenhagen' }, isBot);
  expect(readMail(post.mails[0]?.text ?? '').text).toContain('Besøgende, 04.00');
});

test('files are linked where the product is, whatever the request calls it', async () => {
  await talk();
  const { agentId } = params();
  const file = await staff.call(endpoints.files.uploadFile, {
    params: { agentId },
    query: { name: 'Tilbud.txt' },
    rawBody: new Blob(['Tilbud']),
  });
  const body = { clientId: createId(), text: '', files: [file.id] };
  await staff.call(calls.sendChatMessage, { params: params(), body });
  const { chatToken } = visitor;
  const address = addressOf(calls.sendChatMail, { chatToken, email: 'kunde@example.com' });
  const headers = { authorization: `Bearer ${staff.token}`, host: 'elsewhere.example' };
  const method = calls.sendChatMail.method;
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api${address}`, { method, headers }, (response) =>
      resolve(response.statusCode),
    );
    sent.on('error', reject).end();
  });
  expect(status).toBe(200);
  const { text, html } = readMail(post.mails[0]?.text ?? '');
  for (const form of [text, html]) {
    expect(form).toContain(`${server.url}${sentFileAddress(file)}`);
    expect(form).not.toContain('elsewhere.example');
  }
});

test('a conversation in English is sent in English', async () => {
  const languageIds = languages.map((language) => language.id);
  await server.app.database.shared.update(agents, { languageIds }, eq(agents.id, bot.agentId));
  await createFlow(server.app, { agentId: bot.agentId, languageId: english.id, title: 'Opening hours' });
  await trainAgent(server.app, bot.agentId);
  const params = { clientKey: bot.clientKey };
  const begun = await server.call(endpoints.widgets.startConversation, { params, body: { language: 'en' } });
  const call = server.callAs(begun.token);
  const body = { clientId: createId(), text: 'When are you open?' };
  await call(endpoints.widgets.sendVisitorMessage, { body });
  visitor = { ...visitor, chatToken: begun.chatToken };
  await send('customer@example.com');
  const { subject, text, html } = readMail(post.mails[0]?.text ?? '');
  expect(subject).toBe('Conversation with Cykler & <Co>, 20 November 2026');
  expect(text).toContain('Visitor, 10:00\nWhen are you open?');
  expect(html).toContain('<html lang="en">');
});

test.for([
  '',
  ' ',
  'kunde',
  'kunde@',
  'a@b.dk, c@d.dk',
  'a@b.dk\r\nBcc: c@d.dk',
  `${'a'.repeat(260)}@example.com`,
])('%j is no address', async (email) => {
  await talk();
  expect(await refusal(send(email))).toMatchObject({ status: 400, messageKey: 'chat.mail.badAddress' });
  expect(post.mails).toEqual([]);
});

test('what the mail server does not take was not sent, and whoever asked is told', async () => {
  await talk();
  post.isAway = true;
  expect(await refusal(send('kunde@example.com'))).toMatchObject({
    status: 409,
    messageKey: 'chat.mail.error',
  });
  post.isAway = false;
  expect(post.mails).toEqual([]);
  expect(await send('kunde@example.com')).toEqual({ ok: true });
});

test('nothing said is nothing to send; a stranger’s conversation is not found', async () => {
  expect(await refusal(send('kunde@example.com'))).toMatchObject({
    status: 409,
    messageKey: 'chat.mail.nothingSaid',
  });
  const stranger = await staffOf(server, (await createBot(server.app)).agentId);
  expect(await refusal(send('kunde@example.com', stranger))).toMatchObject({ status: 404 });
});

test('a server that sends no mail says so', async () => {
  await talk();
  const node = await startSecondNode(server);
  const call = node.callAs(staff.token);
  const mail = { params: { chatToken: visitor.chatToken, email: 'kunde@example.com' } };
  expect(await refusal(call(calls.sendChatMail, mail))).toMatchObject({
    status: 409,
    messageKey: 'chat.mail.notSetUp',
  });
});
