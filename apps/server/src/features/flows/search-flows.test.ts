import { danish, endpoints, english, newId } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createFlow } from '../../../test/factories.ts';
import { flowInput } from '../../../test/flow-content.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeAll);
const titles = new Map<string, string>();

beforeAll(async () => {
  const { id: agentId } = agent;
  const flow = async (title: string, phrases: string[], answer: string, languageId: string = danish.id) =>
    titles.set(await createFlow(server.app, { agentId, title, phrases, answer, languageId }), title);
  await flow('Åbningstider', ['Hvornår åbner I?'], 'Klokken ni');
  await flow('Betaling', ['Tager I kort?'], 'Ja, 100% sikkert');
  await flow('Adresse', ['Hvor ligger I under_gade?'], 'I C:\\byen "midt"');
  await flow('Payment', ['Do you take cards?'], 'Yes, kort', english.id);
  const draft = await staff.call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId, languageId: danish.id },
    body: flowInput({ title: 'Kladde', isActive: false }),
  });
  titles.set(draft.id, 'Kladde');
});

const found = (languageId: string, searchText: string, searchTextFilters: string) => {
  const params = { agentId: agent.id, languageId, filters: 'null', searchTextFilters };
  return staff.call(endpoints.flows.searchFlows, { params, body: { searchText } });
};

async function search(searchText: string, searchTextFilters = 'null', filters = 'null') {
  const params = { agentId: agent.id, languageId: danish.id, filters, searchTextFilters };
  const { idList } = await staff.call(endpoints.flows.searchFlows, { params, body: { searchText } });
  return idList.map((id) => titles.get(id)).sort();
}

test.for<[string, string, string[]]>([
  ['åBNINGS', 'null', ['Åbningstider']],
  ['tager i KORT', 'null', ['Betaling']],
  ['klokken', 'null', ['Åbningstider']],
  ['kort', 'title', []],
  ['kort', 'trainingPhrase', ['Betaling']],
  ['klokken', 'title,response', ['Åbningstider']],
  ['  ', 'null', []],
  ['%', 'null', ['Betaling']],
  ['_', 'null', ['Adresse']],
  ['under_gade', 'trainingPhrase', ['Adresse']],
  ["' OR 1=1 --", 'null', []],
])('%j in %s finds %j', async ([text, places, found]) => {
  expect(await search(text, places)).toEqual(found);
});

test.for<[string, string, string[]]>([
  ['åbningstid', 'title', ['Åbningstider']],
  ['åbningstiderne', 'title', ['Åbningstider']],
  ['åbn', 'title', ['Åbningstider']],
  ['åbne', 'trainingPhrase', ['Åbningstider']],
  ['kortet tager', 'trainingPhrase', ['Betaling']],
  ['klokkerne', 'response', ['Åbningstider']],
  ['ningsti', 'title', ['Åbningstider']],
  ['lokke', 'response', ['Åbningstider']],
  ['& | ! (', 'null', []],
  ['kort:*', 'trainingPhrase', ['Betaling']],
])('by word forms and beginnings, %j in %s finds %j', async ([text, place, titlesFound]) => {
  expect(await search(text, place)).toEqual(titlesFound);
});

test('English flows are searched by English word forms', async () => {
  for (const [text, place] of [
    ['payments', 'title'],
    ['taking', 'trainingPhrase'],
    ['card', 'trainingPhrase'],
  ] as const) {
    const { idList } = await found(english.id, text, place);
    expect(idList.map((id) => titles.get(id))).toEqual(['Payment']);
  }
});

test('what is saved is found at once, and what is gone no more', async () => {
  const params = { agentId: agent.id, languageId: danish.id };
  const save = (title: string, question: string, id?: string, revision = 1) =>
    staff.call(endpoints.flows.addOrUpdateFlow, {
      params,
      body: flowInput({
        title,
        isActive: false,
        revision,
        trainingPhraseList: [{ id: newId, question }],
        ...(id && { id }),
      }),
    });
  const flow = await save('Cykelværksted', 'Lapper I dæk?');
  titles.set(flow.id, 'Cykelværksted');
  expect(await search('lappe dækket')).toEqual(['Cykelværksted']);
  await save('Cykelværksted', 'Justerer I gear?', flow.id);
  expect(await search('lappe dækket')).toEqual([]);
  expect(await search('justere')).toEqual(['Cykelværksted']);
  await staff.call(endpoints.flows.deleteFlow, { params: { ...params, intentId: flow.id } });
  expect(await search('justere')).toEqual([]);
});

test('pieces of phrases are found as long as the phrases are there, and never across two of them', async () => {
  const params = { agentId: agent.id, languageId: danish.id };
  const save = (questions: string[], id = newId, revision = 1) =>
    staff.call(endpoints.flows.addOrUpdateFlow, {
      params,
      body: flowInput({
        id,
        title: 'Ishus',
        isActive: false,
        revision,
        trainingPhraseList: questions.map((question) => ({ id: newId, question })),
      }),
    });
  const flow = await save(['Har I vaffelis?', 'Koster kuglerne ekstra?']);
  titles.set(flow.id, 'Ishus');
  expect(await search('AFFELI', 'trainingPhrase')).toEqual(['Ishus']);
  expect(await search('glerne eks', 'trainingPhrase')).toEqual(['Ishus']);
  for (const across of ['felis?kost', 'kstra?har']) expect(await search(across)).toEqual([]);
  await save(['Koster kuglerne ekstra?', 'Findes der sorbet?'], flow.id);
  expect(await search('affeli')).toEqual([]);
  expect(await search('glerne eks')).toEqual(['Ishus']);
  expect(await search('orbe')).toEqual(['Ishus']);
  await save(['Findes der sorbet?'], flow.id, 2);
  expect(await search('glerne eks')).toEqual([]);
  await staff.call(endpoints.flows.deleteFlow, { params: { ...params, intentId: flow.id } });
  expect(await search('orbe')).toEqual([]);
});

test('a backslash and a quotation mark in an answer are found', async () => {
  expect(await search('C:\\byen')).toEqual(['Adresse']);
  expect(await search('"midt"')).toEqual(['Adresse']);
});

test('filters narrow the list', async () => {
  expect(await search('', 'null', 'draft')).toEqual(['Kladde']);
  expect(await search('', 'null', 'published')).toEqual(['Adresse', 'Betaling', 'Åbningstider']);
  expect(await search('kort', 'null', 'published,draft')).toEqual([]);
});

test('an unknown filter is refused', async () => {
  expect(await refusal(search('x', 'null', 'deleted'))).toMatchObject({ status: 400 });
  expect(await refusal(search('x', 'everywhere'))).toMatchObject({ status: 400 });
});
