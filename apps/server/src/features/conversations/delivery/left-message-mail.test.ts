import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { post } from '../../../../test/outside-world.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { readMail } from '../../../../test/read-mail.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { createId } from '../../../platform/database/columns.ts';
import { agents } from '../../agents/index.ts';
import { users } from '../../auth/tables.ts';
import { teams, teamUsers } from '../../team/index.ts';
import { mailLeftMessage } from './tell-of-left-message.ts';

const { server } = useServerWithOutside();
let bot: TestBot;
let one: SignedIn;
let other: SignedIn;
beforeEach(async () => {
  bot = await createBot(server.app);
  const { shared } = server.app.database;
  await shared.update(agents, { name: 'Cykler & <Co>' }, eq(agents.id, bot.agentId));
  one = await staffOf(server, bot.agentId, [0]);
  other = await staffOf(server, bot.agentId, [1]);
  await other.call(endpoints.profile.saveSettings, { body: { language: 'en' } });
});

const leave = (visitor: Visitor, text: string, name = 'Bo') =>
  visitor.call(endpoints.widgets.leaveMessage, {
    body: { clientId: createId(), name, email: 'bo@example.com', text },
  });
const mailed = () => post.mails.map(({ to }) => to[0]).sort();
const soon = (addresses: string[]) =>
  vi.waitFor(() => expect(mailed()).toEqual(addresses.toSorted()), { timeout: 10_000, interval: 20 });
const mailTo = (who: SignedIn) => readMail(post.mails.find(({ to }) => to[0] === who.user.email)?.text ?? '');

test('those who take chats are written to, each in their language, with a way into the chat', async () => {
  // Who builds the bot takes no chats.
  await staffOf(server, bot.agentId, [2]);
  const visitor = await visitorOf(server, bot.clientKey);
  await leave(visitor, 'Ring til mig\n<a href="https://spam.example">Vind</a>', 'Bo <b>');
  await soon([one.user.email, other.user.email]);
  const address = `${server.url}/chat/chatToken/${visitor.chatToken}`;
  const danish = mailTo(one);
  expect(danish.subject).toBe('Ny besked til Cykler & <Co>');
  expect(danish.text).toContain('Ring til mig');
  expect(danish.text).toContain(`Åbn samtalen: ${address}`);
  expect(danish.html).toContain('Bo &lt;b&gt; har lagt en besked til Cykler &amp; &lt;Co&gt;');
  expect(danish.html).toContain('&lt;a href=&quot;https://spam.example&quot;&gt;Vind&lt;/a&gt;');
  expect(danish.html).not.toContain('href="https://spam.example"');
  expect(danish.html).toContain(`href="${address}"`);
  // Somebody may be online: who stands in line can leave a message too.
  expect(danish.text).toContain('har lagt en besked til Cykler & <Co> og venter på svar:');
  const english = mailTo(other);
  expect(english.subject).toBe('New message for Cykler & <Co>');
  expect(english.text).toContain('has left a message for Cykler & <Co> and is waiting for a reply:');
});

test('one mail a conversation, and none to who has turned them off or may not sign in', async () => {
  await one.call(endpoints.profile.saveSettings, { body: { leftMessageMails: false } });
  const gone = await staffOf(server, bot.agentId, [1]);
  await server.app.database.shared.update(users, { isActive: false }, eq(users.id, gone.user.id));
  const visitor = await visitorOf(server, bot.clientKey);
  await leave(visitor, 'Ring til mig');
  await soon([other.user.email]);
  await leave(visitor, 'Og skriv også');
  // The next conversation's comes, so the second one of the first would have come before.
  await leave(await visitorOf(server, bot.clientKey), 'Jeg vil også ringes op');
  await soon([other.user.email, other.user.email]);
  expect(post.mails.map(({ text }) => readMail(text).text).join()).not.toContain('Og skriv også');
});

test('of a team’s chats the team alone is written to', async () => {
  const scope = server.app.database.agent(bot.agentId);
  const teamId = createId();
  await scope.insert(teams, [{ id: teamId, name: 'Salg', email: '', phoneNumber: '' }]);
  await scope.insert(teamUsers, [{ teamId, userId: other.user.id }]);
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hej');
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  const { conversations } = endpoints;
  await one.call(conversations.takeOverChat, { params, body: { user: { id: one.user.id } } });
  await one.call(conversations.handOverChat, { params, body: { to: { teamId } } });
  await leave(visitor, 'Ring til mig');
  await soon([other.user.email]);
});

test('however many messages are left, nobody gets more than twenty mails an hour', async () => {
  await other.call(endpoints.profile.saveSettings, { body: { leftMessageMails: false } });
  const visitor = await visitorOf(server, bot.clientKey);
  await leave(visitor, 'Ring til mig');
  await soon([one.user.email]);
  const job = { userId: one.user.id, agentId: bot.agentId, conversationId: visitor.chatToken };
  for (let times = 0; times < 25; times++) await mailLeftMessage(server.app, job);
  expect(post.mails).toHaveLength(20);
});

test('a message that was erased is not told of', async () => {
  await other.call(endpoints.profile.saveSettings, { body: { leftMessageMails: false } });
  const visitor = await visitorOf(server, bot.clientKey);
  await leave(visitor, 'Ring til mig');
  await soon([one.user.email]);
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  await one.call(endpoints.conversations.anonymizeChatData, { params });
  const job = { userId: one.user.id, agentId: bot.agentId, conversationId: visitor.chatToken };
  await mailLeftMessage(server.app, job);
  expect(post.mails).toHaveLength(1);
});
