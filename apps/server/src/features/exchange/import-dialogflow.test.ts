import {
  danish,
  type ExchangeReport,
  type ExistingChoice,
  endpoints,
  type Flow,
  IntentType,
  type LanguageCode,
  MessageType,
} from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { intentFiles, said, shopExport } from '../../../test/dialogflow-export.ts';
import { createWidget } from '../../../test/factories.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { zipOf } from '../../../test/zip-file.ts';

const { exchange, flows, entities } = endpoints;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { speaks: ['da'] });

type Choice = { existing?: ExistingChoice; publish?: 'true' | 'false'; foreignAs?: LanguageCode };
const importZip = (bytes: Uint8Array<ArrayBuffer>, query: Choice = {}) =>
  staff.call(exchange.importAgent, { params: { agentId: agent.id }, query, rawBody: new Blob([bytes]) });
const preview = (bytes: Uint8Array<ArrayBuffer>, query: Omit<Choice, 'publish'> = {}) =>
  staff.call(exchange.previewAgentImport, {
    params: { agentId: agent.id },
    query,
    rawBody: new Blob([bytes]),
  });
const params = () => ({ agentId: agent.id, languageId: danish.id });
const list = async () => (await staff.call(flows.getAllFlow, { params: params() })).list;
const flowCalled = async (title: string): Promise<Flow> => {
  const found = (await list()).find((flow) => flow.title === title);
  return staff.call(flows.getFlow, { params: { ...params(), intentId: found?.id ?? '' } });
};
const notesOf = ({ noteList }: ExchangeReport) =>
  noteList.map(({ kind, title, detail }) => [kind, title, detail].filter(Boolean).join(' | '));

test('an export of Dialogflow becomes flows that answer, ask for what is missing and follow up', async () => {
  await importZip(zipOf(shopExport()));
  await untilTrained(staff.call, agent.id);
  const visitor = await visitorOf(server, await createWidget(server.app, agent.id));
  expect(botWords(await visitor.say('Hvornår har I åbent?'))).toEqual(['Velkommen', 'Fra 9 til 17']);
  expect(botWords(await visitor.say('Hvad er prisen på en cykel?'))).toEqual(['Hvilken slags cykel?']);
  expect(botWords(await visitor.say('En landevejscykel'))).toEqual(['En landevejscykel koster 5000']);
  expect(botWords(await visitor.say('Hvad med rabat?'))).toEqual(['Ja, ti procent']);
  expect(botWords(await visitor.say('Hvad hedder hovedstaden i Mongoliet?'))).toEqual(['Det ved jeg ikke']);
});

test('intents, entities and contexts become flows with marked phrases, entity types and follow-ups', async () => {
  await importZip(zipOf(shopExport()));
  const price = await flowCalled('Pris');
  const hours = await flowCalled('Åbningstider');
  const types = (await staff.call(entities.getEntityTypes, { params: params() })).list;
  const bikes = types.find(({ title }) => title === 'bike-type');
  const orders = types.find(({ title }) => title === 'order');
  expect(bikes).toMatchObject({ entityCount: 2, isRegEx: false });
  expect(orders).toMatchObject({ entityCount: 1, isRegEx: true });
  expect(price.trainingPhraseList.map(({ question }) => question)).toEqual([
    'Hvad koster en racer?',
    'Hvad er prisen på en cykel?',
    'Er det dyrt at få en ladcykel',
  ]);
  expect(price.trainingPhraseList[0]?.trainingPhrasePartList).toMatchObject([
    { text: 'Hvad koster en ', entityType: null },
    { text: 'racer', alias: 'bike', entityType: bikes?.id, requiredSpeechBubble: 'Hvilken slags cykel?' },
    { text: '?', entityType: null },
  ]);
  const messages = price.chatResponseList.map((response) =>
    response.speechBubbleList.flatMap(({ messageList }) => messageList),
  );
  expect(messages).toMatchObject([
    [
      { content: 'En {{bike}} koster 5000' },
      { messageType: MessageType.suggestion, suggestion: { intentToTriggerId: hours.id } },
    ],
    [{ content: 'Du kan få en {{bike}} for 5000' }, { messageType: MessageType.suggestion }],
  ]);
  expect(await flowCalled('Rabat')).toMatchObject({
    followUpParentId: price.id,
    intentType: IntentType.sub,
    isActive: true,
  });
  expect(await flowCalled('Default Welcome Intent')).toMatchObject({ isWelcome: true });
  expect(await flowCalled('Default Fallback Intent')).toMatchObject({ isFallback: true });
  const [phrase] = (await flowCalled('Levering')).trainingPhraseList;
  expect(phrase?.trainingPhrasePartList).toMatchObject([
    { text: 'Kan I levere cyklen hjem til mig?' },
    { text: '', alias: 'when', requiredSpeechBubble: 'Hvilken dag?' },
  ]);
});

test('the report names what did not map, and the preview says the same without storing anything', async () => {
  const before = await preview(zipOf(shopExport()));
  expect(await list()).toEqual([]);
  const report = await importZip(zipOf(shopExport()));
  expect(report).toEqual(before);
  expect(report).toMatchObject({
    source: 'dialogflow',
    name: 'Cykelbutik',
    languageList: [
      {
        languageCode: 'da',
        flows: { created: 6, replaced: 0, skipped: 0 },
        entityTypes: { created: 2 },
        phraseCount: 10,
        existingList: [],
      },
    ],
    problemList: [{ languageCode: 'da', title: 'Pris', keyList: ['missingTrainingPhrasePartParameter'] }],
  });
  expect(notesOf(report).sort()).toEqual(
    [
      'webhook | https://example.org/hook',
      'webhook | Pris',
      'event | Default Welcome Intent | WELCOME',
      'contextMissing | Levering | set-by-webhook',
      'priority | Levering | 250000',
      'promptFurther | Pris | bike: Hvad for en cykel?',
      'quickReply | Pris | Noget helt andet',
      'payload | Pris | {"secret":1}',
      'platform | Pris | google: simple_response',
      'parameterType | Levering | who @sys.given-name',
      'renamed | bike type | bike-type',
      'pattern | order | (a+)+\\1(',
    ].sort(),
  );
});

test('phrases in the intent itself and a folder around everything are read too', async () => {
  const files = {
    'agent.json': { language: 'da' },
    ...intentFiles('Hjelme', { texts: ['Ja'], more: { userSays: [said('Har I cykelhjelme?')] } }),
    'entities/size.json': { name: 'size', entries: [{ value: 'stor', synonyms: ['stor'] }] },
  };
  await importZip(
    zipOf(Object.fromEntries(Object.entries(files).map(([name, file]) => [`shop/${name}`, file]))),
  );
  expect(await list()).toMatchObject([{ title: 'Hjelme', trainingPhraseCount: 1 }]);
  expect((await staff.call(entities.getEntityTypes, { params: params() })).list[0]).toMatchObject({
    title: 'size',
    entityCount: 1,
  });
});

test('what is there already is skipped, replaced or kept beside, as is chosen', async () => {
  const files = (answer: string) =>
    zipOf({
      'agent.json': { language: 'da' },
      ...intentFiles('Åbent', { says: [said('Har I åbent?')], texts: [answer] }),
    });
  await importZip(files('Ja'));
  const { id } = await flowCalled('Åbent');
  expect(await importZip(files('Nej'))).toMatchObject({
    languageList: [
      { flows: { created: 0, replaced: 0, skipped: 1 }, existingList: ['Åbent'], phraseCount: 0 },
    ],
  });
  expect(JSON.stringify(await flowCalled('Åbent'))).toContain('"Ja"');
  await importZip(files('Nej'), { existing: 'replace' });
  expect(await flowCalled('Åbent')).toMatchObject({ id, revision: 2, isActive: true });
  expect(JSON.stringify(await flowCalled('Åbent'))).toContain('"Nej"');
  expect(await importZip(files('Måske'), { existing: 'keepBoth', publish: 'false' })).toMatchObject({
    noteList: [{ kind: 'renamed', title: 'Åbent', detail: 'Åbent (2)' }],
  });
  expect((await list()).map(({ title, isPublished }) => [title, isPublished])).toEqual([
    ['Åbent', true],
    ['Åbent (2)', false],
  ]);
});

test('an intent that says nothing stays a draft, and a language the agent does not speak is named', async () => {
  const report = await importZip(
    zipOf({
      'agent.json': { language: 'da' },
      ...intentFiles('Stum', { says: [said('Sig noget')] }),
      'intents/Stum_usersays_en.json': [said('Say something')],
      'intents/Stum_usersays_fr.json': [said('Parlez')],
    }),
  );
  expect(await flowCalled('Stum')).toMatchObject({
    isPublished: false,
    trainingPhraseList: [{ question: 'Sig noget' }],
  });
  expect(notesOf(report).sort()).toEqual([
    'languageNotSpoken | en',
    'languageNotSpoken | fr',
    'noAnswer | Stum',
  ]);
});

test('archives that are broken, lie or want too much are refused, and nothing is stored', async () => {
  const agent = { 'agent.json': { language: 'da' } };
  const bomb = 'a'.repeat(17 * 1024 * 1024);
  const cases: [string, Uint8Array<ArrayBuffer>, string][] = [
    ['cut short', zipOf(agent).slice(0, 60), 'exchange.error.zip'],
    ['no export', zipOf({ 'readme.json': {} }), 'exchange.error.content'],
    ['not JSON', zipOf({ 'agent.json': '{' }), 'exchange.error.content'],
    ['out of its folder', zipOf({ ...agent, '../../etc/x.json': {} }), 'exchange.error.zip'],
    ['absolute', zipOf({ ...agent, '/etc/x.json': {} }), 'exchange.error.zip'],
    ['too large a file', zipOf({ ...agent, 'intents/x.json': bomb }), 'exchange.error.tooLarge'],
    [
      'larger than it says',
      zipOf({ ...agent, 'intents/x.json': bomb }, { 'intents/x.json': { size: 9 } }),
      'exchange.error.zip',
    ],
    ['another checksum', zipOf(agent, { 'agent.json': { checksum: 1 } }), 'exchange.error.zip'],
    ['no bot at all', new Uint8Array(Buffer.from('text\tflow\nHej\tHilsen')), 'exchange.error.content'],
    ['empty', new Uint8Array(), 'exchange.error.content'],
  ];
  for (const [what, bytes, messageKey] of cases) {
    expect(await refusal(importZip(bytes)), what).toMatchObject({ status: 400, messageKey });
  }
  expect(await list()).toEqual([]);
});

test('one file that cannot be read is named and the rest is imported, with nothing in it that cannot be stored', async () => {
  const report = await importZip(
    zipOf({
      'agent.json': { language: 'da' },
      'intents/Brudt.json': '[',
      ...intentFiles('Sær', { says: [said('Nul\0 og halv \ud800')], texts: ['Svar\0'] }),
    }),
  );
  expect(notesOf(report)).toEqual(['fileUnread | intents/Brudt.json']);
  expect((await flowCalled('Sær')).trainingPhraseList[0]?.question).toBe('Nul og halv \ufffd');
});

test('an agent in a third language is taken as one that the bot speaks, when that is asked for', async () => {
  const german = zipOf({
    'agent.json': { displayName: 'Fahrradladen', language: 'de', supportedLanguages: ['de-at', 'fr'] },
    'entities/rad.json': { id: 'e1', name: 'rad' },
    'entities/rad_entries_de.json': [{ value: 'Rennrad', synonyms: ['renner'] }],
    'intents/Preis.json': {
      name: 'Preis',
      responses: [
        {
          messages: [
            { type: 0, lang: 'de', speech: 'Es kostet 5000' },
            { type: 0, lang: 'fr', speech: 'Cela coute 5000' },
          ],
        },
      ],
    },
    'intents/Preis_usersays_de.json': [said('Was kostet ein Fahrrad?')],
    'intents/Preis_usersays_fr.json': [said('Combien coute un velo?')],
  });
  const before = await preview(german);
  expect(before).toMatchObject({ languageList: [], foreignLanguage: { code: 'de', asList: ['da'] } });
  expect(notesOf(before)).toEqual([
    'languageNotSpoken | de',
    'languageNotSpoken | de-at',
    'languageNotSpoken | fr',
  ]);

  const shown = await preview(german, { foreignAs: 'da' });
  const report = await importZip(german, { foreignAs: 'da' });
  expect(report).toEqual(shown);
  expect(report).toMatchObject({
    foreignLanguage: { code: 'de', asList: ['da'] },
    languageList: [
      { languageCode: 'da', flows: { created: 1 }, entityTypes: { created: 1 }, phraseCount: 1 },
    ],
  });
  expect(notesOf(report)).toEqual(['languageNotSpoken | fr']);
  await untilTrained(staff.call, agent.id);
  const visitor = await visitorOf(server, await createWidget(server.app, agent.id));
  expect(botWords(await visitor.say('was kostet ein Fahrrad'))).toEqual(['Es kostet 5000']);
});

test('a third language is not mixed into one that the export has itself', async () => {
  const both = zipOf({ ...shopExport(), 'intents/Pris_usersays_de.json': [said('Was kostet es?')] });
  const report = await preview(both, { foreignAs: 'da' });
  expect(report).toMatchObject({
    foreignLanguage: { code: 'de', asList: [] },
    languageList: [{ phraseCount: 10 }],
  });
  expect((await preview(zipOf(shopExport()))).foreignLanguage).toBeNull();
});

test.for<[string, string]>([
  ['flows', 'flows/Default Start Flow/Default Start Flow.json'],
  ['phrases in folders', 'intents/Pris/trainingPhrases/da.json'],
  ['entity types', 'entityTypes/rad/rad.json'],
])('an export of Dialogflow CX is refused as what it is, packed in a folder or not: %s', async ([, name]) => {
  const files = { 'agent.json': { displayName: 'CX', defaultLanguageCode: 'da' }, [name]: {} };
  const inFolder = Object.fromEntries(Object.entries(files).map(([path, file]) => [`export/${path}`, file]));
  for (const packed of [files, inFolder]) {
    const refused = { status: 400, messageKey: 'exchange.error.dialogflowCx' };
    expect(await refusal(preview(zipOf(packed)))).toMatchObject(refused);
    expect(await refusal(importZip(zipOf(packed)))).toMatchObject(refused);
  }
  expect(await list()).toEqual([]);
});

test.for<[string, object]>([
  ['an agent', { displayName: 'CX', defaultLanguageCode: 'da', timeZone: 'Europe/Copenhagen' }],
  ['a flow', { name: 'x', displayName: 'Default Start Flow', transitionRoutes: [] }],
  ['an intent', { displayName: 'pris', trainingPhrases: [{ parts: [{ text: 'Hvad koster det?' }] }] }],
])('%s of Dialogflow CX in a file of its own is refused as what it is', async ([, content]) => {
  const file = Buffer.from(JSON.stringify(content));
  const refused = { status: 400, messageKey: 'exchange.error.dialogflowCx' };
  expect(await refusal(preview(file))).toMatchObject(refused);
});
