import {
  ActionType,
  ConditionKind,
  endpoints,
  newId,
  type OfficeTimeEntry,
  type OfficeTimeKey,
} from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createFlow, createWidget } from '../../../test/factories.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeAll, { speaks: ['da'] });

const none = { fromTime: null, toTime: null, fromDate: null, toDate: null, dayOfWeek: null };
const day = (dayOfWeek: number, fromTime: string | null, toTime: string | null): OfficeTimeEntry => ({
  ...none,
  id: newId,
  isDay: true,
  isOpen: true,
  dayOfWeek,
  fromTime,
  toTime,
});
const special = (fromDate: string | null, toDate: string | null, more: Partial<OfficeTimeEntry> = {}) => ({
  ...none,
  id: newId,
  isDay: false,
  isOpen: false,
  fromDate,
  toDate,
  ...more,
});
const save = (...officeTimeList: OfficeTimeEntry[]) =>
  staff.call(endpoints.settings.saveOfficeTimes, { params: { agentId: agent.id }, body: { officeTimeList } });

test.for<[OfficeTimeKey, OfficeTimeEntry[]]>([
  ['missingTimes', [day(1, '08:00', null)]],
  ['missingTimes', [special('2026-12-31', '2026-12-31', { isOpen: true })]],
  ['missingDates', [special('2026-12-31', null)]],
  ['fromTimeIsGreater', [day(1, '16:00', '08:00')]],
  ['fromDateIsGreater', [special('2026-12-31', '2026-12-30')]],
  ['timesOverlap', [day(1, '08:00', '12:00'), day(1, '11:59', '14:00')]],
  ['specialDaysOverlap', [special('2026-12-24', '2026-12-26'), special('2026-12-26', '2026-12-27')]],
])('%s is refused at the entry', async ([key, entries]) => {
  const refused = await refusal(save(...entries));
  const messageKey = `settings.officeTimes.${key}`;
  const path = `officeTimeList.${entries.length - 1}`;
  expect(refused).toMatchObject({ status: 400, messageKey, details: { fields: [{ path, messageKey }] } });
});

test('hours that touch do not overlap, nor do those of different days', async () => {
  await save(day(1, '08:00', '12:00'), day(1, '12:00', '14:00'), day(2, '08:00', '12:00'));
});

test('whoever has read hours that somebody has changed since does not undo it', async () => {
  const params = { agentId: agent.id };
  const read = () => staff.call(endpoints.settings.getOfficeTimes, { params });
  const saveOn = (revision: string, ...officeTimeList: OfficeTimeEntry[]) =>
    staff.call(endpoints.settings.saveOfficeTimes, { params, body: { officeTimeList, revision } });
  await save(day(1, '08:00', '12:00'));
  const { revision } = await read();
  // The same hours saved again are the same hours.
  await save(day(1, '08:00', '12:00'));
  await saveOn(revision, day(1, '08:00', '13:00'));
  expect(await refusal(saveOn(revision, day(1, '08:00', '14:00')))).toMatchObject({
    status: 409,
    messageKey: 'settings.officeTimes.changedByOther',
  });
  expect((await read()).officeTimeList).toMatchObject([{ toTime: '13:00' }]);
});

test('hours are kept as they are saved, Monday first, and decide what the bot does', async () => {
  const actions = [
    {
      id: createId(),
      type: ActionType.closeChatbot,
      redirectIntentId: null,
      conditionList: [{ id: newId, kind: ConditionKind.outsideHours }],
    },
  ];
  const flowId = await createFlow(server.app, { agentId: agent.id, title: 'Bye', actions });
  // It is ten o'clock on a Friday where the agent is.
  await save(day(0, '10:00', '12:00'), special('2026-12-24', '2026-12-26'), day(5, '08:00', '10:30'));
  const read = await staff.call(endpoints.settings.getOfficeTimes, { params: { agentId: agent.id } });
  expect(read.officeTimeList.map(({ dayOfWeek }) => dayOfWeek)).toEqual([5, 0, null]);
  await untilTrained(staff.call, agent.id);
  const visitor = await visitorOf(server, await createWidget(server.app, agent.id));
  const pick = async () => {
    const run = await visitor.say('Bye', { pickedFlowId: flowId });
    expect(botWords(run)).toEqual(['Bye!']);
    return run.events.some(({ event }) => event.type === 'chatClosed');
  };
  expect(await pick()).toBe(false);
  server.clock.advance(30 * 60_000);
  expect(await pick()).toBe(true);
});
