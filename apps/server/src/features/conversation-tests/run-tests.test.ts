import { beforeEach, expect, test, vi } from 'vitest';
import { ConversationTester } from '../../../test/conversation-tester.ts';
import { answerOf } from '../../../test/flow-content.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
let tester: ConversationTester;
beforeEach(async () => {
  tester = await ConversationTester.of(server);
});

test('other words are told of, and fail a test that compares them', async () => {
  const made = await tester.saved('Hvor kan jeg parkere?');
  await tester.edit(tester.bot.flows.parking, { chatResponseList: answerOf('I gården.') });
  expect(await tester.run(made.id)).toMatchObject({
    state: 'changed',
    turns: [{ differences: ['wording'] }],
  });
  const strict = await tester.change(await tester.read(made.id), { comparesWording: true });
  expect(strict.result).toMatchObject({ state: 'failed' });
  const accepted = await tester.change(strict, {
    turns: strict.turns.map((turn, index) => ({
      ...turn,
      expected: strict.result?.turns[index]?.got ?? turn.expected,
    })),
  });
  expect(accepted.result).toMatchObject({
    state: 'passed',
    turns: [{ differences: [], got: { texts: ['I gården.'] } }],
  });
  expect(await tester.run(made.id)).toMatchObject({ state: 'passed' });
});

test('another flow at the end makes a test fail, and its log tells why', async () => {
  const made = await tester.saved('Hvor kan jeg parkere?', 'Hvornår har I åbent?');
  await tester.edit(tester.bot.flows.parking, { disabled: true });
  const result = await tester.run(made.id);
  expect(result).toMatchObject({
    state: 'failed',
    turns: [{ differences: ['flow', 'wording'] }, { differences: [] }],
  });
  expect((await tester.read(made.id)).result).toEqual(result);
  expect(await tester.run(made.id, 'published')).toMatchObject({
    state: 'passed',
    bot: 'published',
    releaseNumber: 1,
  });
});

test('all tests are run at once, and what they came to is counted', async () => {
  await tester.saved('Hvor kan jeg parkere?');
  await tester.saved('Hvornår har I åbent?');
  await tester.saved('Hvad koster en tur?');
  await tester.edit(tester.bot.flows.hours, { disabled: true });
  await tester.edit(tester.bot.flows.parking, { chatResponseList: answerOf('I gården.') });
  const finished = await tester.runAll();
  expect(finished).toMatchObject({
    bot: 'draft',
    passedCount: 0,
    changedCount: 2,
    failedCount: 1,
    blocked: false,
  });
  const all = await tester.list();
  expect(all.lastRun).toEqual(finished);
  expect(all.list.map(({ title, result }) => [title, result?.state])).toEqual([
    ['Hvor kan jeg parkere?', 'changed'],
    ['Hvornår har I åbent?', 'failed'],
    ['Hvad koster en tur?', 'changed'],
  ]);
  expect(await tester.runAll('published')).toMatchObject({ passedCount: 3, releaseNumber: 1 });
});

test('how far a run is, is told', async () => {
  await tester.saved('Hvor kan jeg parkere?');
  const socket = await connectStaff(server, tester.staff.token, tester.bot.agentId);
  const runId = createId();
  const heard: number[] = [];
  socket.on('testProgress', (progress) => {
    if (progress.runId === runId) heard.push(progress.done / progress.total);
  });
  await tester.runAll('published', runId);
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  socket.disconnect();
  expect(heard).toEqual([1]);
});
