import { endpoints, newId } from '@samtale/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createAgent } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { type SignedIn, staffOf, visitorWith } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { forgetInvitations } from '../conversations/index.ts';
import { conversationInvitations } from '../conversations/tables.ts';

let server: TestServer;
let bot: TestBot;
let staff: SignedIn;
let customerId: string;
let widgetId: string;
beforeAll(async () => {
  const config = {
    mail: { url: await post.open(), from: 'bot@example.com' },
    publicUrl: 'https://chat.example.com',
  };
  server = await startTestServer({ config });
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [1]);
  customerId = await customerWith('kunde@example.com');
  const params = { agentId: bot.agentId };
  widgetId = (await staff.call(endpoints.widgets.getClientListBasic, { params })).list[0]?.id ?? '';
});
afterAll(async () => {
  await server.close();
  await post.close();
});

async function customerWith(email: string): Promise<string> {
  const emails = email ? [{ value: email, verified: false, label: '' }] : [];
  const body = { customer: { id: newId, name: 'Kunden', phones: [], emails } };
  const saved = await staff.call(endpoints.customers.saveCustomer, {
    params: { agentId: bot.agentId },
    body,
  });
  return saved.id;
}

interface Asked {
  customerId?: string;
  integrationType?: 1 | 4;
  integrationId?: string;
  setUserId?: string;
}
const begin = (asked: Asked = {}, by = staff) =>
  by.call(endpoints.customers.createToken, {
    params: {
      agentId: bot.agentId,
      customerId,
      integrationType: 1,
      integrationId: widgetId,
      setUserId: staff.user.id,
      ...asked,
    },
  });

test('a conversation begun with a customer is somebody’s, and the customer is mailed the way in', async () => {
  const { chatToken, address, sentTo } = await begin();
  expect(sentTo).toBe('kunde@example.com');
  const chat = await staff.call(endpoints.conversations.getChat, { params: { chatToken } });
  expect(chat).toMatchObject({ status: 'human', user: { id: staff.user.id }, customerId });
  const sent = post.mails.at(-1);
  expect(sent?.to).toEqual(['kunde@example.com']);
  expect(readMail(sent?.text ?? '').text).toContain(address);
  expect(address).toMatch(/^https:\/\/chat\.example\.com\/widget\/clientKey\/.*#invitation=/);
});

test('who has the code is the visitor of that conversation, for a week', async () => {
  const { chatToken, address } = await begin();
  const code = address.split('#invitation=')[1] ?? '';
  const accept = () => server.call(endpoints.widgets.acceptInvitation, { body: { code } });
  await forgetInvitations(server.app);
  const { token } = await accept();
  const visitor = visitorWith(server, token, chatToken);
  await visitor.say('Hej, det er mig');
  const chat = await staff.call(endpoints.conversations.getChat, { params: { chatToken } });
  expect(chat.lastMessage).toBe('Hej, det er mig');
  // From the mail once more, on another device.
  expect((await accept()).chatToken).toBe(chatToken);
  const wrong = server.call(endpoints.widgets.acceptInvitation, { body: { code: `${code}x` } });
  expect(await refusal(wrong)).toMatchObject({ status: 404 });
  server.clock.advance(7 * 24 * 60 * 60_000);
  expect(await refusal(accept())).toMatchObject({ status: 404 });
  await forgetInvitations(server.app);
  expect(await server.app.database.agent(bot.agentId).count(conversationInvitations)).toBe(0);
  staff = await staffOf(server, bot.agentId, [1]);
});

test('anonymised, the conversation lets nobody in any more', async () => {
  const { chatToken, address } = await begin();
  const params = { agentId: bot.agentId, chatToken };
  await staff.call(endpoints.conversations.anonymizeChatData, { params });
  const code = address.split('#invitation=')[1] ?? '';
  const accept = server.call(endpoints.widgets.acceptInvitation, { body: { code } });
  expect(await refusal(accept)).toMatchObject({ status: 404 });
});

test('a mail that is not taken does not take the conversation along', async () => {
  post.isAway = true;
  expect(await begin()).toMatchObject({ sentTo: null });
  post.isAway = false;
});

test('without an address there is no mail, but the way in is told', async () => {
  const { sentTo, address } = await begin({ customerId: await customerWith('') });
  expect(sentTo).toBeNull();
  expect(address).toContain('#invitation=');
});

test('a channel that is not there, another’s widget or customer, and who takes no chats are refused', async () => {
  expect(await refusal(begin({ integrationType: 4 }))).toMatchObject({
    status: 409,
    messageKey: 'customers.createToken.channel',
  });
  const developer = await staffOf(server, bot.agentId, [2]);
  expect(await refusal(begin({ setUserId: developer.user.id }))).toMatchObject({
    status: 409,
    messageKey: 'customers.createToken.unknownUser',
  });
  expect(await refusal(begin({ integrationId: createId() }))).toMatchObject({ status: 404 });
  expect(await refusal(begin({ customerId: createId() }))).toMatchObject({ status: 404 });
  const stranger = await staffOf(server, await createAgent(server.app));
  expect(await refusal(begin({}, stranger))).toMatchObject({ status: 404 });
});
