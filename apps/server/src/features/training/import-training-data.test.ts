import { danish, endpoints, english, type ImportPreview, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createFlow, createWidget } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { bankQuestions } from '../../../test/import-file.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const { training, flows, checks } = endpoints;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { speaks: ['da'] });

type Mapping = {
  textColumn?: number;
  flowColumn?: number;
  answerColumn?: number | 'none';
  hasHeader?: 'true' | 'false';
  importId?: string;
};
const params = () => ({ agentId: agent.id, languageId: danish.id });
const inFile = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content]);
const importFile = (content: string | Uint8Array<ArrayBuffer>, query: Mapping = {}) =>
  staff.call(training.importTrainingData, { params: params(), query, rawBody: inFile(content) });
const preview = (content: string | Uint8Array<ArrayBuffer>, query: Mapping = {}): Promise<ImportPreview> =>
  staff.call(training.previewImport, { params: params(), query, rawBody: inFile(content) });
const listFlows = async () => (await staff.call(flows.getAllFlow, { params: params() })).list;
const phrasesOf = async () =>
  Object.fromEntries((await listFlows()).map((flow) => [flow.title, flow.trainingPhraseCount]));

const spoken = {
  da: [
    'Hvornår har I åbent?',
    'Hvor lang tid tager det?',
    'Kan jeg bytte en vare?',
    'Hvad koster det at få den sendt?',
    'Er der noget, jeg skal gøre nu?',
  ],
  en: [
    'When are you open?',
    'How long does it take?',
    'Can I exchange what I got?',
    'What does it cost to have it sent?',
  ],
  de: [
    'Wann haben Sie auf?',
    'Wie lange dauert das?',
    'Kann ich das umtauschen?',
    'Was kostet es, wenn Sie es mir schicken?',
  ],
} as const;

test('the preview says which language the texts seem to be in, where it is another', async () => {
  const fileIn = (texts: readonly string[]) =>
    ['Text\tFlow', ...texts.flatMap((text) => [`${text}\tHjælp`, `${text} Jo, tak\tHjælp`])].join('\n');
  expect((await preview(fileIn(spoken.da))).otherLanguage).toBeNull();
  expect((await preview(fileIn(spoken.en))).otherLanguage).toBe('en');
  expect((await preview(fileIn(spoken.de))).otherLanguage).toBe('de');
  expect((await preview(fileIn(spoken.de.slice(0, 1)))).otherLanguage).toBeNull();
  const asEnglish = await staff.call(training.previewImport, {
    params: { ...params(), languageId: english.id },
    query: {},
    rawBody: inFile(fileIn(spoken.da)),
  });
  expect(asEnglish.otherLanguage).toBe('da');
  // It is a note: the file can be imported all the same.
  expect(await importFile(fileIn(spoken.de))).toMatchObject({ addedPhraseCount: 8 });
});

test('a file of questions and answers becomes published flows that are trained', async () => {
  const report = await importFile(bankQuestions());
  expect(report).toEqual({
    rowCount: 60,
    addedPhraseCount: 60,
    createdFlowCount: 3,
    unansweredFlowCount: 0,
    updatedFlowCount: 0,
    keptAnswerCount: 0,
    skippedCount: 0,
    skippedByReason: {},
    skipped: [],
    encoding: 'utf-8',
  });
  const list = await listFlows();
  expect(list.map(({ title }) => title)).toEqual(['card_arrival', 'exchange_rate', 'lost_pin']);
  for (const flow of list) expect(flow).toMatchObject({ isPublished: true, trainingPhraseCount: 20 });
  expect(await untilTrained(staff.call, agent.id)).toMatchObject({ flowCount: 3, trainingPhraseCount: 60 });
  const visitor = await visitorOf(server, await createWidget(server.app, agent.id));
  expect(botWords(await visitor.say('Hvor er koden?'))).toEqual(['Alt om koden']);
});

const answersOf = async (title: string) => {
  const intentId = (await listFlows()).find((flow) => flow.title === title)?.id ?? newId;
  const { chatResponseList } = await staff.call(flows.getFlow, { params: { ...params(), intentId } });
  return chatResponseList.map(({ speechBubbleList }) => speechBubbleList[0]?.messageList[0]?.content);
};

test('flows without an answer are drafts that the checks name, until a file brings one', async () => {
  const questions = 'tekst;flow\nHvor er kortet?;kort\nHvad med koden?;kode';
  expect(await importFile(questions)).toMatchObject({
    addedPhraseCount: 2,
    createdFlowCount: 2,
    unansweredFlowCount: 2,
  });
  for (const flow of await listFlows()) expect(flow).toMatchObject({ isPublished: false, isActive: false });
  const state = await staff.call(training.getTrainingState, { params: { agentId: agent.id } });
  expect(state).toMatchObject({ releaseNumber: 0, hasUntrainedChanges: false, state: 'idle' });
  const found = (await staff.call(checks.getChecks, { params: params() })).list;
  expect(found.map(({ kind, intent }) => `${kind} ${intent?.title}`)).toEqual([
    'unansweredDraft kode',
    'unansweredDraft kort',
  ]);

  const answered = 'tekst;flow;svar\nHvor er kortet?;kort;I posten\nHvad med koden?;kode;';
  expect(await importFile(answered)).toMatchObject({
    addedPhraseCount: 0,
    createdFlowCount: 0,
    unansweredFlowCount: 0,
    updatedFlowCount: 1,
  });
  expect(await listFlows()).toMatchObject([
    { title: 'kode', isPublished: false },
    { title: 'kort', isPublished: true },
  ]);
  expect(await answersOf('kort')).toEqual(['I posten']);
  const other = 'tekst;flow;svar\nHvor er kortet?;kort;På lageret';
  expect(await importFile(other)).toMatchObject({ updatedFlowCount: 0, keptAnswerCount: 1 });
  expect(await answersOf('kort')).toEqual(['I posten']);
  expect(await answersOf('kode')).toEqual([]);
});

test('answers of a flow take turns; those too long or too many are left out with a reason', async () => {
  const rows = Array.from({ length: 21 }, (_, n) => `Spørgsmål ${n}\tkort\tSvar ${n}`);
  const more = ['Endnu et\tkort\tSvar 3', 'Uden\tkort\t', `Langt\tkort\t${'x'.repeat(5001)}`];
  const report = await importFile(['text\tflow\tanswer', ...rows, ...more].join('\n'));
  expect(report).toMatchObject({
    addedPhraseCount: 22,
    skippedByReason: { tooManyAnswers: 1, answerTooLong: 1 },
  });
  expect(await answersOf('kort')).toEqual(Array.from({ length: 20 }, (_, n) => `Svar ${n}`));
});

test('a preview shows how a file is read and stores nothing', async () => {
  const shown = await preview(bankQuestions());
  expect(shown).toMatchObject({
    encoding: 'utf-8',
    delimiter: 'tab',
    hasHeader: true,
    textColumn: 0,
    flowColumn: 1,
    answerColumn: 2,
    columns: ['text', 'flow', 'answer'],
    rowCount: 60,
  });
  expect(shown.rows).toHaveLength(20);
  expect(await listFlows()).toEqual([]);
});

test('what is there already is told, not imported again', async () => {
  await importFile(bankQuestions());
  const again = await importFile(`${bankQuestions()}\nEn helt ny ting?\tLost_PIN`);
  expect(again).toMatchObject({
    rowCount: 61,
    addedPhraseCount: 1,
    createdFlowCount: 0,
    updatedFlowCount: 1,
    skippedCount: 60,
    skippedByReason: { duplicate: 60 },
  });
  expect((await phrasesOf()).lost_pin).toBe(21);
});

test('a flow that is there gets the phrases and keeps its answer', async () => {
  const id = await createFlow(server.app, {
    agentId: agent.id,
    title: 'Åbningstider',
    phrases: ['Hvornår?'],
  });
  const report = await importFile('Hvornår åbner I?,åbningstider\nHvornår lukker I?,ÅBNINGSTIDER');
  expect(report).toMatchObject({ createdFlowCount: 0, updatedFlowCount: 1, addedPhraseCount: 2 });
  const flow = await staff.call(flows.getFlow, { params: { ...params(), intentId: id } });
  expect(flow.trainingPhraseList).toHaveLength(3);
  expect(flow.chatResponseList[0]?.speechBubbleList[0]?.messageList[0]?.content).toBe('Åbningstider!');
});

test('a half broken file gives its good rows and a reason for each other', async () => {
  const rows = [
    'Hvor er kortet?\tkort',
    'kun en kolonne',
    '\tkort',
    'Uden flow?\t',
    'hvor er KORTET\tkort',
    `${'x'.repeat(1001)}\tkort`,
    `Hvad nu?\t${'y'.repeat(201)}`,
    '',
    'Hvad med kortet?\tkort',
  ];
  const report = await importFile(rows.join('\r\n'), { hasHeader: 'false' });
  expect(report).toMatchObject({ addedPhraseCount: 2, createdFlowCount: 1, skippedCount: 6 });
  expect(report.skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'missingColumn'],
    [3, 'emptyText'],
    [4, 'emptyFlow'],
    [5, 'duplicate'],
    [6, 'textTooLong'],
    [7, 'flowTitleTooLong'],
  ]);
  expect(await phrasesOf()).toEqual({ kort: 2 });
});

test('a spreadsheet in Windows-1252 and one in UTF-16 are read with their Danish letters', async () => {
  const text = 'Hvornår åbner I på øen?;Åbningstider';
  expect(await preview(Buffer.from(text, 'latin1') as Uint8Array<ArrayBuffer>)).toMatchObject({
    encoding: 'windows-1252',
    delimiter: 'semicolon',
    rows: [text.split(';')],
  });
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le') as Uint8Array<ArrayBuffer>;
  expect(await preview(utf16)).toMatchObject({ encoding: 'utf-16', rows: [text.split(';')] });
  expect(await preview(`\ufeff${text}`)).toMatchObject({ encoding: 'utf-8', rows: [text.split(';')] });
});

test.for<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['empty', '', 'import.error.empty'],
  ['blank', ' \n\n ', 'import.error.empty'],
  ['binary', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'import.error.binary'],
  ['control characters', new Uint8Array(500).fill(1), 'import.error.binary'],
  ['one column', 'Hvor er kortet?\nHvor er koden?', 'import.error.columns'],
])('a file that is no table is refused: %s', async ([, content, messageKey]) => {
  expect(await refusal(preview(content))).toMatchObject({ status: 400, messageKey });
  expect(await refusal(importFile(content))).toMatchObject({ status: 400, messageKey });
  expect(await listFlows()).toEqual([]);
});

test('of questions and answers alone, those with the same answer are a flow that is called as the first', async () => {
  const long = `Må jeg ${'virkelig '.repeat(30)}tage hund med?`;
  const rows = ['Darf der Hund mit?;Ja.', 'Hunde erlaubt?;Ja.', 'Gibt es eine Sauna?;', `${long};Nein.`];
  const report = await importFile(['Frage;Antwort', ...rows].join('\n'));
  expect(report).toMatchObject({ addedPhraseCount: 4, createdFlowCount: 3, unansweredFlowCount: 1 });
  const titles = Object.keys(await phrasesOf());
  expect(titles).toContain('Darf der Hund mit?');
  expect(titles).toContain('Gibt es eine Sauna?');
  expect(titles.find((title) => title.endsWith(' virkelig…'))?.length).toBeLessThanOrEqual(200);
});

test('a mapping names the columns', async () => {
  const file = '1,kort,Hvor er kortet?\n2,kort,Hvad med kortet?\n3,kode,Hvor er koden?';
  expect(await preview(file)).toMatchObject({ flowColumn: 1 });
  const report = await importFile(file, { textColumn: 2, flowColumn: 1, hasHeader: 'false' });
  expect(report).toMatchObject({ addedPhraseCount: 3, createdFlowCount: 2 });
  for (const mapping of [
    { textColumn: 1, flowColumn: 1 },
    { textColumn: 9 },
    { textColumn: 2, flowColumn: 1, answerColumn: 1 },
    { answerColumn: 9 },
  ]) {
    expect(await refusal(preview(file, mapping))).toMatchObject({ messageKey: 'import.error.columns' });
  }
});

test.for([
  ['two columns that are as varied: the first is the text', 'Hvor?,kort\nHvad?,kode', [0, 1]],
  ['flow titles first', 'kort,Hvor?\nkort,Hvad?\nkode,Hvem?', [1, 0]],
  ['one flow only', 'Hvor?,kort\nHvad?,kort', [0, 1]],
  ['a single row', 'Hvor?,kort', [0, 1]],
  [
    'titles are shorter than answers',
    'kort,Hvor er det?,I posten\nkort,Hvad?,I posten\nkode,Hvem?,På nettet',
    [1, 0],
  ],
  ['named in a header, turned around', 'intent,question\nHvor?,kort', [1, 0]],
  ['called as the screen calls them', 'Svar,Flowets titel,Træningssætning\nJa,kort,Hvor?', [2, 1, 0]],
  ['and in English', 'Flow title,Training phrase,Answer\nkort,Hvor?,Ja', [1, 0, 2]],
] as const)('columns are guessed: %s', async ([, file, [textColumn, flowColumn, answerColumn = null]]) => {
  expect(await preview(file)).toMatchObject({ textColumn, flowColumn, answerColumn });
  expect(await preview(file, { answerColumn: 'none' })).toMatchObject({ answerColumn: null });
});

test('a failure late in an import leaves nothing of it', async () => {
  await importFile('Hvor er koden?,kode,Her\nHvad med koden?,kode,Her', { answerColumn: 2 });
  await untilTrained(staff.call, agent.id);
  const { pool } = server.app.database;
  await pool.query(`
    CREATE FUNCTION refuse_last() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.title = 'lost_pin' THEN RAISE EXCEPTION 'disk full'; END IF; RETURN NEW; END $$`);
  await pool.query(
    'CREATE TRIGGER refuse_last BEFORE INSERT ON flow_versions FOR EACH ROW EXECUTE FUNCTION refuse_last()',
  );
  expect(await refusal(importFile(bankQuestions()))).toMatchObject({ status: 500, code: 'internal' });
  await pool.query('DROP FUNCTION refuse_last CASCADE');
  expect(await phrasesOf()).toEqual({ kode: 2 });
  const state = await staff.call(training.getTrainingState, { params: { agentId: agent.id } });
  expect(state).toMatchObject({ releaseNumber: 1, hasUntrainedChanges: false });
  expect(await importFile(bankQuestions())).toMatchObject({ addedPhraseCount: 60 });
});

test('thousands of rows are imported, with progress', async () => {
  const subjects = Array.from(
    { length: 3000 },
    (_, i) => `Spørgsmål ${i} om emne ${i % 50}?,Emne ${i % 50},Svar ${i % 50}`,
  );
  const socket = await connectStaff(server, staff.token, agent.id);
  const importId = createId();
  const told: number[] = [];
  const finished = new Promise<void>((resolve) => {
    socket.on('importProgress', (progress) => {
      expect(progress).toMatchObject({ importId, total: 50 });
      told.push(progress.done);
      if (progress.done === progress.total) resolve();
    });
  });
  const report = await importFile(subjects.join('\n'), { answerColumn: 2, importId });
  await finished;
  expect(report).toMatchObject({ rowCount: 3000, addedPhraseCount: 3000, createdFlowCount: 50 });
  expect(told).toEqual([...told].sort((a, b) => a - b));
  const counts = Object.values(await phrasesOf());
  expect(counts).toEqual(Array(50).fill(60));
  await untilTrained(staff.call, agent.id);
});
