import {
  ActionType,
  ConditionKind,
  danish,
  EntityDataType,
  endpoints,
  newId,
  Role,
  settingKeys,
  systemEntityTypeId,
} from '@samtale/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createFlow } from '../../../test/factories.ts';
import { botWords, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const { settings } = endpoints;
const server = useServer();
// At noon in Denmark it is the next day far to the east, and early morning to the west.
beforeAll(() => server.clock.advance(2 * 60 * 60_000));
const { bot, staff } = useBot(server, beforeEach, { roles: [Role.chatDeveloper] });

const params = () => ({ agentId: bot.agentId });
const read = () => staff.call(settings.getAgentSettings, { params: params() });
const setThreshold = (value: number) =>
  staff.call(settings.setMlClassification, { params: { ...params(), value } });
const setZone = (value: string) => staff.call(settings.setAgentTimeZone, { params: { ...params(), value } });
const trained = () => untilTrained(staff.call, bot.agentId);
/** What the bot says to somebody new. */
const answerTo = async (text: string) =>
  botWords(await (await visitorOf(server, bot.clientKey)).say(text)).at(-1);

test('an agent begins with the settings of every agent', async () => {
  expect(await read()).toMatchObject({
    id: bot.agentId,
    mlClassification: 5,
    timeZone: 'Europe/Copenhagen',
    speechVoiceType: 0,
    speechPitch: 0,
    gdprInterval: 365,
    gdprErasesFrom: null,
    answerMinutes: 5,
    defaultWelcomeIntentId: bot.flows.welcome,
    defaultFallbackIntentId: bot.flows.fallback,
    languageList: [danish],
  });
});

test('how sure the bot has to be moves which flow answers', async () => {
  const unsure = 'parkere bil måske';
  await setThreshold(0);
  await trained();
  expect(await answerTo(unsure)).toBe('Parking!');
  await setThreshold(10);
  await trained();
  expect(await answerTo(unsure)).toBe('Fallback!');
  expect((await read()).mlClassification).toBe(10);
});

test('dates follow the time zone', async () => {
  const tomorrow = async () => {
    const entityTypeId = systemEntityTypeId(EntityDataType.date);
    const { foundList } = await staff.call(endpoints.entities.tryEntityType, {
      params: { ...params(), languageId: danish.id, entityTypeId },
      body: { text: 'i morgen', isRegEx: false, entityList: null },
    });
    return foundList[0]?.value;
  };
  expect(await tomorrow()).toBe('2026-11-21');
  await setZone('Pacific/Kiritimati');
  expect(await tomorrow()).toBe('2026-11-22');
  expect((await read()).timeZone).toBe('Pacific/Kiritimati');
});

test('opening hours follow the time zone', async () => {
  const conditionList = [{ id: newId, kind: ConditionKind.outsideHours }];
  const action = { id: createId(), type: ActionType.closeChatbot, redirectIntentId: null, conditionList };
  const flowId = await createFlow(server.app, { agentId: bot.agentId, title: 'Bye', actions: [action] });
  const hours = {
    isDay: true,
    isOpen: true,
    fromTime: '08:00',
    toTime: '16:00',
    fromDate: null,
    toDate: null,
  };
  await staff.call(settings.saveOfficeTimes, {
    params: params(),
    body: { officeTimeList: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ ...hours, id: newId, dayOfWeek })) },
  });
  const isClosed = async () => {
    await trained();
    const run = await (await visitorOf(server, bot.clientKey)).say('Bye', { pickedFlowId: flowId });
    return run.events.some(({ event }) => event.type === 'chatClosed');
  };
  expect(await isClosed()).toBe(false);
  await setZone('America/New_York');
  expect(await isClosed()).toBe(true);
});

test('the list of time zones has today’s offsets, and nothing else is a time zone', async () => {
  const { list } = await staff.call(settings.getTimeZoneList, {});
  expect(list).toContainEqual({ name: 'Europe/Copenhagen', offset: 60 });
  expect(list).toContainEqual({ name: 'Asia/Kathmandu', offset: 345 });
  expect(list).toContainEqual({ name: 'America/New_York', offset: -300 });
  expect(list).toContainEqual({ name: 'UTC', offset: 0 });
  expect(await refusal(setZone('Mars/Phobos'))).toMatchObject({
    status: 400,
    messageKey: settingKeys.timeZone,
  });
});

test('the voice is kept, within its bounds', async () => {
  const speak = (speechVoiceType: number, speechPitch: number) =>
    staff.call(settings.setAgentVoice, { params: { ...params(), speechVoiceType, speechPitch } });
  await speak(1, 4000);
  expect(await read()).toMatchObject({ speechVoiceType: 1, speechPitch: 4000 });
  for (const pitch of [-1, 4001, 1.5])
    expect(await refusal(speak(1, pitch))).toMatchObject({
      status: 400,
      messageKey: settingKeys.speechPitch,
    });
  expect(await refusal(speak(9, 1))).toMatchObject({ status: 404 });
});

test.for([-1, 11, 2.5])('%s is no step of how sure the bot has to be', async (value) => {
  expect(await refusal(setThreshold(value))).toMatchObject({
    status: 400,
    messageKey: settingKeys.mlClassification,
  });
});

test('who builds bots sets how long visitors wait', async () => {
  const save = (answerMinutes: number) =>
    staff.call(settings.saveGeneralSettings, { params: params(), body: { answerMinutes } });
  await save(15);
  expect((await read()).answerMinutes).toBe(15);
  expect(await refusal(save(0))).toMatchObject({
    status: 400,
    details: { fields: [{ path: 'answerMinutes', messageKey: settingKeys.answerMinutes }] },
  });
});

test('the flow that is chosen greets', async () => {
  await staff.call(endpoints.flows.setDefaultFlows, {
    params: { ...params(), welcomeIntentId: bot.flows.parking, fallbackIntentId: newId },
  });
  await trained();
  const visitor = await visitorOf(server, bot.clientKey);
  expect(botWords(await visitor.say('Hvad er jeres åbningstider?'))).toEqual(['Parking!', 'Hours!']);
});

test('changes are entered in the audit log although they are GETs', async () => {
  await setThreshold(7);
  const administrator = await staffOf(server, bot.agentId, [Role.administrator]);
  const entered = await vi.waitFor(async () => {
    const { list } = await administrator.call(endpoints.auditLog.getAuditLog, {
      params: params(),
    });
    const titles = list.map(({ title }) => title);
    expect(titles).toContain('settings.setMlClassification');
    return titles;
  });
  expect(entered).not.toContain('settings.getAgentSettings');
});

test('languages, countries and the caller’s agents are listed', async () => {
  expect((await staff.call(settings.getLanguages, {})).list).toHaveLength(2);
  expect((await staff.call(settings.getCountries, {})).list).toContainEqual({ countryCode: 'DK' });
  const { list } = await staff.call(settings.getUserAgentList, {});
  expect(list).toMatchObject([{ agentId: bot.agentId, roleList: [Role.chatDeveloper] }]);
});
