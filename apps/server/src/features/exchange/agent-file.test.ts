import { type AgentFile, danish, endpoints, english, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createWidget } from '../../../test/factories.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServer } from '../../../test/use-server.ts';
import { writeWholeBot } from '../../../test/whole-bot.ts';

const { exchange, flows, training, conversationTests, settings } = endpoints;
const server = useServer();
let from: string;
let to: string;
let staff: SignedIn;
let receiver: SignedIn;
beforeEach(async () => {
  from = await createAgent(server.app);
  to = await createAgent(server.app);
  staff = await staffOf(server, from);
  receiver = await staffOf(server, to);
});

const exported = (agentId: string, languageId?: typeof danish.id | typeof english.id): Promise<AgentFile> =>
  (agentId === from ? staff : receiver).call(exchange.exportAgent, {
    params: { agentId },
    query: { languageId },
  });
const importFile = (
  file: unknown,
  query: { existing?: 'skip' | 'replace' | 'keepBoth'; publish?: 'true' | 'false' } = {},
) =>
  receiver.call(exchange.importAgent, {
    params: { agentId: to },
    query,
    rawBody: new Blob([typeof file === 'string' ? file : JSON.stringify(file)]),
  });

/** A file with its ids counted in the order in which they occur, and without what tells when and whose it is. */
function withoutIds({ exportedAt: _, name: __, ...file }: AgentFile): string {
  const ids = new Map<string, string>();
  return JSON.stringify(file, null, 1).replace(
    /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g,
    (id) => {
      const known = ids.get(id) ?? `id ${ids.size}`;
      ids.set(id, known);
      return known;
    },
  );
}

test('a bot that is exported, imported and exported again is the same but for ids and times', async () => {
  await writeWholeBot(staff, from);
  const file = await exported(from);
  expect(file.languageList.map(({ flowList }) => flowList.map(({ title }) => title))).toEqual([
    ['Åbningstider', 'Pris, "cykler"', 'Rabat'],
    ['Opening hours'],
  ]);
  const report = await importFile(file);
  expect(report).toMatchObject({
    source: 'samtale',
    languageList: [
      {
        languageCode: 'da',
        flows: { created: 3 },
        entityTypes: { created: 2 },
        templates: { created: 1 },
        tests: { created: 1 },
      },
      { languageCode: 'en', flows: { created: 1 }, tests: { created: 0 } },
    ],
    noteList: [],
    problemList: [],
  });
  const again = await exported(to);
  expect(withoutIds(again)).toBe(withoutIds(file));
  // None of the first agent's things is named in the second.
  const firstIds = new Set(JSON.stringify(file).match(/[0-9a-f-]{36}/g));
  for (const { id } of again.languageList.flatMap(({ flowList }) => flowList))
    expect(firstIds).not.toContain(id);
});

test('an imported bot answers as the first one does, also when it is imported once more over itself', async () => {
  await writeWholeBot(staff, from);
  const file = await exported(from, danish.id);
  expect(file.languageList.map(({ languageCode }) => languageCode)).toEqual(['da']);
  await importFile(file);
  await importFile(file, { existing: 'replace' });
  expect(withoutIds(await exported(to, danish.id))).toBe(withoutIds(file));
  await untilTrained(receiver.call, to);
  const { list } = await receiver.call(conversationTests.getConversationTests, { params: { agentId: to } });
  expect(list).toMatchObject([
    { title: 'Pris og åbningstid', mustHold: true, result: { state: 'passed', bot: 'release' } },
  ]);
  const visitor = await visitorOf(server, await createWidget(server.app, to));
  const words = botWords(await visitor.say('Hvad koster en racer i morgen?'));
  expect(words).toEqual(['Vi har åbent 9-17.', 'En **racer** koster 5000', 'Vi har åbent 9-17.']);
});

test('what was told of the company comes along, and not over what is told there unless that is wanted', async () => {
  const nothing = { companyName: '', companyAddress: '', companyEmail: '', companyWebsite: '' };
  const tell = (who: SignedIn, agentId: string, companyPhone: string) =>
    who.call(settings.saveCompanyFacts, {
      params: { agentId },
      body: { facts: { ...nothing, companyPhone } },
    });
  const phoneThere = async () =>
    (await receiver.call(settings.getCompanyFacts, { params: { agentId: to } })).facts.companyPhone;
  await tell(staff, from, '11');
  const file = await exported(from);
  await importFile(file);
  expect(await phoneThere()).toBe('11');
  await tell(receiver, to, '22');
  expect((await importFile(file)).noteList).toMatchObject([{ kind: 'companyFactsKept' }]);
  expect(await phoneThere()).toBe('22');
  await importFile(file, { existing: 'replace' });
  expect(await phoneThere()).toBe('11');
});

test('opening hours come along, and not over those that are there unless that is wanted', async () => {
  const hours = (fromTime: string | null, day: number | null = 1) => ({
    id: newId,
    isDay: day !== null,
    isOpen: day !== null,
    dayOfWeek: day,
    fromTime,
    toTime: fromTime && '17:00',
    fromDate: day === null ? '2026-12-24' : null,
    toDate: day === null ? '2026-12-26' : null,
  });
  const saveHours = (who: SignedIn, agentId: string, officeTimeList: ReturnType<typeof hours>[]) =>
    who.call(settings.saveOfficeTimes, { params: { agentId }, body: { officeTimeList } });
  const hoursThere = async () => {
    const { officeTimeList } = await receiver.call(settings.getOfficeTimes, { params: { agentId: to } });
    return officeTimeList.map((entry) => ({ ...entry, id: newId }));
  };
  const closed = hours(null, null);
  await saveHours(staff, from, [hours('09:00'), closed]);
  const file = await exported(from);
  expect((await importFile(file)).noteList).toEqual([]);
  expect(await hoursThere()).toEqual([hours('09:00'), closed]);
  // The same once more is nothing to tell of.
  expect((await importFile(file)).noteList).toEqual([]);
  await saveHours(receiver, to, [hours('10:00')]);
  expect((await importFile(file)).noteList).toMatchObject([{ kind: 'officeTimesKept' }]);
  expect(await hoursThere()).toEqual([hours('10:00')]);
  await importFile(file, { existing: 'replace' });
  expect(await hoursThere()).toEqual([hours('09:00'), closed]);
  const overlapping = { ...file, officeTimeList: [hours('09:00'), hours('10:00')] };
  expect(await refusal(importFile(overlapping))).toMatchObject({ messageKey: 'exchange.error.content' });
});

test('kept beside what is there, flows, templates and entity types get titles of their own', async () => {
  await writeWholeBot(staff, from);
  const file = await exported(from, danish.id);
  await importFile(file);
  const report = await importFile(file, { existing: 'keepBoth', publish: 'false' });
  expect(report.noteList.filter(({ kind }) => kind === 'renamed').map(({ detail }) => detail)).toEqual([
    'Åbningstider (2)',
    'Pris, "cykler" (2)',
    'cykel-2',
    'ordre-2',
    'Ja (2)',
    'Pris og åbningstid (2)',
  ]);
  const [language] = (await exported(to, danish.id)).languageList;
  expect(language?.flowList).toHaveLength(6);
  const list = await receiver.call(flows.getAllFlow, { params: { agentId: to, languageId: danish.id } });
  expect(list.list.filter(({ isPublished }) => isPublished)).toHaveLength(3);
});

test('a file that names what it does not hold is imported without it, and says so', async () => {
  await writeWholeBot(staff, from);
  const file = await exported(from, danish.id);
  file.recordingList = [];
  for (const language of file.languageList) {
    language.entityTypeList = [];
    language.templateList = [];
    language.flowList = language.flowList.filter(({ title }) => title !== 'Åbningstider');
  }
  const report = await importFile(file);
  expect(report.noteList.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'unknownTemplate Pris, "cykler"',
    'unknownEntityType Pris, "cykler"',
    'recordingMissing Pris, "cykler"',
    'unknownTestFlow Pris og åbningstid',
    'unknownTestFlow Pris og åbningstid',
  ]);
  expect(report.noteList.slice(-2).map(({ detail }) => detail)).toEqual(['Åbningstider', 'Åbent?']);
  expect(report.problemList).toMatchObject([
    { title: 'Pris, "cykler"', keyList: ['suggestionWithoutIntent', 'actionWithoutFlow'] },
  ]);
  const [language] = (await exported(to, danish.id)).languageList;
  expect(language?.flowList[0]?.settings.customSpeechUrl).toBe('');
  // The test still asks for the flow, and is going to tell that it is not there.
  expect(language?.testList[0]?.turns[1]?.expected.flows).toMatchObject([{ title: 'Åbningstider' }]);
});

test('a file from before conversation tests and recordings went along is still read', async () => {
  await writeWholeBot(staff, from);
  const { recordingList: _, ...file } = await exported(from, english.id);
  const languageList = file.languageList.map(({ testList: __, ...language }) => language);
  expect(await importFile({ ...file, languageList })).toMatchObject({
    languageList: [{ languageCode: 'en', flows: { created: 1 }, tests: { created: 0 } }],
    noteList: [],
  });
});

test('a test from before it had a customer is read as one with nobody known', async () => {
  await writeWholeBot(staff, from);
  const file = await exported(from, danish.id);
  expect(file.languageList[0]?.testList[0]?.customer).toMatchObject({ email: 'kunde@example.org' });
  const languageList = file.languageList.map((language) => ({
    ...language,
    testList: language.testList.map(({ customer: _, ...test }) => test),
  }));
  expect(await importFile({ ...file, languageList })).toMatchObject({
    languageList: [{ tests: { created: 1 } }],
    problemList: [],
  });
  expect((await exported(to)).languageList[0]?.testList[0]?.customer).toBeNull();
});

test('what is no such file, is of a later version or turns in circles is refused whole', async () => {
  await writeWholeBot(staff, from);
  const file = await exported(from, danish.id);
  const [language] = file.languageList;
  const flowList = language?.flowList ?? [];
  const [first] = flowList;
  const looped = flowList.map((flow) => ({ ...flow, followUpParentId: flow.id }));
  const cases: [unknown, string][] = [
    [{ ...file, version: 2 }, 'exchange.error.version'],
    [{ ...file, languageList: [{ ...language, flowList: looped }] }, 'exchange.error.content'],
    [{ ...file, languageList: [{ ...language, flowList: [first, first] }] }, 'exchange.error.content'],
    [
      { ...file, languageList: [{ ...language, flowList: [{ ...first, title: '' }] }] },
      'exchange.error.content',
    ],
    [{ format: 'something' }, 'exchange.error.content'],
    ['{"format":', 'exchange.error.content'],
  ];
  for (const [content, messageKey] of cases) {
    expect(await refusal(importFile(content)), messageKey).toMatchObject({ status: 400, messageKey });
  }
  expect((await exported(to)).languageList.flatMap(({ flowList: list }) => list)).toEqual([]);
});

test('the questions as CSV are read back by the import of training data', async () => {
  await writeWholeBot(staff, from);
  const params = { agentId: from, languageId: danish.id };
  const { content } = await staff.call(exchange.exportPhrases, { params });
  expect(content).toBe(
    '\uFEFFtext,flow\r\nHvad koster en racer i morgen?,"Pris, ""cykler"""\r\nHvornår har I åbent?,Rabat\r\nHvornår har I åbent?,Åbningstider\r\n',
  );
  const report = await receiver.call(training.importTrainingData, {
    params: { agentId: to, languageId: danish.id },
    rawBody: new Blob([content]),
  });
  expect(report).toMatchObject({ addedPhraseCount: 3, createdFlowCount: 3, skippedCount: 0 });
});

test('only developers of the agent export and import', async () => {
  const other = await staffOf(server, await createAgent(server.app));
  expect(await refusal(other.call(exchange.exportAgent, { params: { agentId: from } }))).toMatchObject({
    status: 404,
  });
});
