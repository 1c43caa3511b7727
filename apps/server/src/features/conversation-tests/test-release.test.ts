import { endpoints } from '@samtale/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConversationTester } from '../../../test/conversation-tester.ts';
import { answerOf } from '../../../test/flow-content.ts';
import { visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
let tester: ConversationTester;
beforeEach(async () => {
  tester = await ConversationTester.of(server);
});

const trainingState = () => tester.staff.call(endpoints.training.getTrainingState, { params: tester.agent });

test('a release that breaks what must hold does not answer until somebody says so', async () => {
  const made = await tester.saved('Hvor kan jeg parkere?');
  await tester.change(made, { title: 'Parkering', mustHold: true });
  await tester.saved('Hvornår har I åbent?');
  const publishAnyway = () => tester.staff.call(endpoints.training.publishAnyway, { params: tester.agent });
  expect(await refusal(publishAnyway())).toMatchObject({
    status: 409,
    messageKey: 'training.publishAnyway.notBlocked',
  });

  await tester.edit(tester.bot.flows.parking, { isActive: true, disabled: true });
  const blockedBy = [{ testId: made.id, title: 'Parkering' }];
  await vi.waitFor(
    async () => expect(await trainingState()).toMatchObject({ state: 'idle', blockedBy }),
    15_000,
  );
  expect(await trainingState()).toMatchObject({ releaseNumber: 1, hasUntrainedChanges: true });
  const { lastRun } = await tester.list();
  expect(lastRun).toMatchObject({
    bot: 'release',
    releaseNumber: 2,
    passedCount: 1,
    failedCount: 1,
    blocked: true,
  });
  const visitor = await visitorOf(server, tester.bot.clientKey);
  const answered = await visitor.say('Hvor kan jeg parkere?');
  expect(answered.events.at(-1)?.event).toMatchObject({ type: 'botSaid', flowId: tester.bot.flows.parking });

  await publishAnyway();
  expect(await untilTrained(tester.staff.call, tester.bot.agentId)).toMatchObject({
    releaseNumber: 2,
    blockedBy: [],
  });
  expect((await tester.list()).lastRun).toMatchObject({ releaseNumber: 2, failedCount: 1, blocked: false });

  // It was said of those changes, not of later ones.
  await tester.edit(tester.bot.flows.hours, { isActive: true, chatResponseList: answerOf('Fra 9 til 17.') });
  await vi.waitFor(
    async () => expect(await trainingState()).toMatchObject({ state: 'idle', blockedBy }),
    15_000,
  );
});

test('a test that must hold and does lets the release answer, and so do others that fail', async () => {
  const made = await tester.saved('Hvor kan jeg parkere?');
  await tester.change(made, { mustHold: true });
  await tester.saved('Hvornår har I åbent?');
  await tester.edit(tester.bot.flows.hours, { isActive: true, disabled: true });
  expect(await untilTrained(tester.staff.call, tester.bot.agentId)).toMatchObject({
    releaseNumber: 2,
    blockedBy: [],
  });
  expect((await tester.list()).lastRun).toMatchObject({ passedCount: 1, failedCount: 1, blocked: false });
});
