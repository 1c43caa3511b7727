import { endpoints } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { ConversationTester } from '../../../test/conversation-tester.ts';
import { createBot } from '../../../test/create-bot.ts';
import { staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';

const tests = endpoints.conversationTests;
const server = useServer();
let tester: ConversationTester;
beforeEach(async () => {
  tester = await ConversationTester.of(server);
});

test('what is said is changed, and then nothing is known of how it goes', async () => {
  const made = await tester.saved('Hvor kan jeg parkere?');
  await tester.run(made.id);
  const before = await tester.read(made.id);
  const renamed = await tester.change(before, { title: 'Parkering', mustHold: true });
  expect(renamed).toMatchObject({ title: 'Parkering', mustHold: true, result: { state: 'passed' } });
  const changed = await tester.change(renamed, {
    turns: renamed.turns.map((turn) => ({ ...turn, text: 'Hvornår har I åbent?' })),
  });
  expect(changed.result).toBeNull();
  expect(await refusal(tester.change(before, {}))).toMatchObject({
    status: 409,
    messageKey: 'conversationTest.refused.changedByOther',
  });
  expect(await refusal(tester.change(changed, { title: '  ' }))).toMatchObject({
    status: 400,
    details: { fields: [{ messageKey: 'conversationTest.refused.missingTitle' }] },
  });
  expect(await refusal(tester.change(changed, { turns: [] }))).toMatchObject({
    status: 400,
    details: { fields: [{ messageKey: 'conversationTest.refused.nothingSaid' }] },
  });
});

test('a test that is deleted is gone, once', async () => {
  const { id } = await tester.saved('Hvor kan jeg parkere?');
  await tester.staff.call(tests.deleteConversationTest, tester.at(id));
  expect((await tester.list()).list).toEqual([]);
  expect(await refusal(tester.staff.call(tests.deleteConversationTest, tester.at(id)))).toMatchObject({
    status: 404,
  });
});

test("another customer's tests and conversations are not reached through one's own agent", async () => {
  const { id } = await tester.saved('Hvor kan jeg parkere?');
  const visitor = await visitorOf(server, tester.bot.clientKey);
  await visitor.say('Hvor kan jeg parkere?');
  const theirs = await tester.read(id);
  const other = await createBot(server.app);
  const them = await staffOf(server, other.agentId, [2]);
  const params = { agentId: other.agentId, testId: id, chatToken: visitor.chatToken };
  const calls = [
    () => them.call(tests.getConversationTest, { params }),
    () => them.call(tests.saveConversationTest, { params, body: theirs }),
    () => them.call(tests.deleteConversationTest, { params }),
    () => them.call(tests.runConversationTest, { params, body: { bot: 'draft' } }),
    () => them.call(tests.createTestFromConversation, { params }),
    () => them.call(tests.getConversationTest, { params: { ...params, agentId: tester.bot.agentId } }),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 404 });
  expect(await tester.read(id)).toEqual(theirs);
  expect((await them.call(tests.getConversationTests, { params })).list).toEqual([]);
});
