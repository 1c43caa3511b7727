import { danish, endpoints, english, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { answerOf, bubbleOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { pdf } from '../../../test/sample-files.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { forgetUnusedFiles } from '../files/forget-unused.ts';

const calls = endpoints.cannedReplies;
const day = 24 * 60 * 60_000;
const server = useServer();
let agentId: string;
let staff: SignedIn;
let developer: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  staff = await staffOf(server, agentId, [1]);
  developer = await staffOf(server, agentId, [2]);
});

const save = (title: string, text = title, more: { id?: string; files?: string[] } = {}) =>
  staff.call(calls.saveCannedReply, {
    params: { agentId },
    body: { id: newId, title, text, files: [], ...more },
  });
const list = async () => (await staff.call(calls.getCannedReplies, { params: { agentId } })).list;
const remove = (id: string) =>
  staff.call(calls.deleteCannedReply, { params: { agentId, cannedReplyId: id } });
const use = (id: string) => staff.call(calls.noteCannedReplyUse, { params: { agentId, cannedReplyId: id } });
const found = async (text: string, languageId: string = danish.id) =>
  (await staff.call(calls.searchPredefinedAnswers, { params: { agentId, languageId }, query: { text } }))
    .list;
const titles = async (text: string) => (await found(text)).map(({ title }) => title);
const publish = (title: string, text: string, changes: Parameters<typeof flowInput>[0] = {}) =>
  developer.call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId, languageId: danish.id },
    body: flowInput({
      title,
      trainingPhraseList: [{ id: newId, question: `Noget om ${title}` }],
      chatResponseList: answerOf(text),
      ...changes,
    }),
  });
const upload = () =>
  staff.call(endpoints.files.uploadFile, {
    params: { agentId },
    query: { name: 'pris.pdf' },
    rawBody: new Blob([pdf]),
  });
const status = async (fileId: string) => (await fetch(`${server.url}/api/file/${fileId}/pris.pdf`)).status;

test('canned replies are added, changed and deleted, and stand by their titles', async () => {
  const file = await upload();
  const hours = await save('åbningstid', 'Vi har åbent.', { files: [file.id] });
  await save('Adresse', 'Havnegade 1');
  expect(await list()).toMatchObject([{ title: 'Adresse' }, { ...hours, files: [file] }]);
  await save('Åbningstider', 'Kom forbi', { id: hours.id });
  expect(await list()).toMatchObject([{}, { id: hours.id, text: 'Kom forbi', files: [] }]);
  await remove(hours.id);
  expect(await list()).toMatchObject([{ title: 'Adresse' }]);
  expect(await refusal(remove(hours.id))).toMatchObject({ status: 404 });
  expect(await refusal(save('Igen', 'Igen', { id: hours.id }))).toMatchObject({ status: 404 });
});

test('a title is one reply’s alone, and a reply says something', async () => {
  await save('Adresse');
  const other = await save('Pris');
  expect(await refusal(save('ADRESSE'))).toMatchObject({
    status: 409,
    messageKey: 'cannedReply.error.title',
  });
  expect(await refusal(save('adresse', 'x', { id: other.id }))).toMatchObject({ status: 409 });
  expect((await save('PRIS', 'x', { id: other.id })).title).toBe('PRIS');
  expect(await refusal(save('Tom', ' '))).toMatchObject({ status: 400 });
  expect(await refusal(save('Fil', '', { files: [createId()] }))).toMatchObject({
    messageKey: 'file.error.unknown',
  });
});

test('others’ replies are not found', async () => {
  const { id } = await save('Adresse');
  const otherId = await createAgent(server.app);
  const them = await staffOf(server, otherId, [1]);
  const params = { agentId: otherId, cannedReplyId: id };
  expect(await refusal(them.call(calls.deleteCannedReply, { params }))).toMatchObject({ status: 404 });
  expect(await refusal(them.call(calls.noteCannedReplyUse, { params }))).toMatchObject({ status: 404 });
  expect((await them.call(calls.getCannedReplies, { params: { agentId: otherId } })).list).toEqual([]);
});

test('a file stays as long as some reply has it', async () => {
  const file = await upload();
  const [one, other] = [
    await save('En', '', { files: [file.id] }),
    await save('To', '', { files: [file.id] }),
  ];
  const later = async () => {
    server.clock.advance(2 * day);
    await forgetUnusedFiles(server.app);
    staff = await staffOf(server, agentId, [1]);
    return status(file.id);
  };
  await remove(one.id);
  expect(await later()).toBe(200);
  await save('To', 'Uden', { id: other.id });
  expect(await later()).toBe(404);
});

test('replies are found by words of title and text and their beginnings, the most used first', async () => {
  await save('Levering', 'Pakken kommer i morgen');
  const { id } = await save('Retur', 'Send pakken tilbage til {{adresse}}');
  await save('Adresse', 'Havnegade 1');
  expect(await titles('pakk')).toEqual(['Levering', 'Retur']);
  expect(await titles('PAKKER')).toEqual(['Levering', 'Retur']);
  expect(await titles('everin')).toEqual(['Levering']);
  expect(await titles('pakken tilb')).toEqual(['Retur']);
  expect(await titles('100%_')).toEqual([]);
  await use(id);
  expect(await titles('pakk')).toEqual(['Retur', 'Levering']);
  expect(await titles('')).toEqual(['Retur', 'Adresse', 'Levering']);
});

test('what published flows of the language say is found after it, as plain words', async () => {
  await save('Parkering', 'Bag huset');
  const flow = await publish('Åbningstider', 'Vi har **åbent** 9-17. Skriv {{navn}}.');
  await publish('Ferie', 'Vi har åbent hele sommeren, også ved parkering.');
  await publish('Parkering', 'Parkér ved [kortet](https://example.com/kort).');
  await publish('Kladde', 'Vi har åbent om natten', { isActive: false });
  await publish('Slukket', 'Vi har åbent om natten', { disabled: true });
  expect(await found('åben')).toMatchObject([
    { kind: 'flow', title: 'Ferie' },
    {
      kind: 'flow',
      id: flow.id,
      title: 'Åbningstider',
      text: 'Vi har åbent 9-17. Skriv {{navn}}.',
      files: [],
    },
  ]);
  expect(await found('parkering')).toMatchObject([
    { kind: 'cannedReply', title: 'Parkering' },
    { kind: 'flow', title: 'Parkering', text: 'Parkér ved kortet: https://example.com/kort.' },
    { kind: 'flow', title: 'Ferie' },
  ]);
  expect(await found('åbent', english.id)).toEqual([]);
  const draft = { ...inputOf(flow), isActive: false, chatResponseList: answerOf('Åbent hele døgnet') };
  await developer.call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId, languageId: danish.id },
    body: draft,
  });
  expect((await found('åbningstider'))[0]?.text).toBe('Vi har åbent 9-17. Skriv {{navn}}.');
});

test('a flow gives its first response with words; links come with their addresses', async () => {
  const picture = bubbleOf([{ messageType: 2, url: 'https://example.com/a.png' }]);
  const words = bubbleOf([
    { content: 'Se her', lineBreak: false },
    { messageType: 1, url: 'https://example.com', title: 'siden' },
    { content: 'Farvel' },
  ]);
  await publish('Blandet', '', { chatResponseList: [...picture, ...words] });
  await publish('Blandet billede', '', { chatResponseList: picture });
  expect(await found('blandet')).toMatchObject([{ text: 'Se her siden: https://example.com\nFarvel' }]);
});
