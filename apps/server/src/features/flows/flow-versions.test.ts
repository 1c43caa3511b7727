import { danish, endpoints, english, type SentFlow } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { answerOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';

const calls = endpoints.flows;
const languageId: string = danish.id;
const server = useServer();
let agentId: string;
let staff: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app, { speaks: ['da'] });
  staff = await staffOf(server, agentId);
});

const save = (body: SentFlow) => staff.call(calls.addOrUpdateFlow, { params: { agentId, languageId }, body });
const versionsOf = async (intentId: string, language = languageId) =>
  (await staff.call(calls.getFlowVersions, { params: { agentId, languageId: language, intentId } })).list;
const versionOf = (intentId: string, version: number) =>
  staff.call(calls.getFlowVersion, { params: { agentId, languageId, intentId, version } });

test('every publishing is kept with who and when, and drafts are not', async () => {
  const first = await save(flowInput());
  server.clock.advance(60_000);
  const draft = await save({ ...inputOf(first), title: 'Kladde', isActive: false });
  const changes = { title: 'Anden', chatResponseList: answerOf('Nyt svar'), isActive: true };
  const second = await save({ ...inputOf(draft), ...changes });
  expect(await versionsOf(second.id)).toEqual([
    {
      version: 2,
      title: 'Anden',
      publishedAt: server.clock.now().toISOString(),
      publishedBy: staff.user.name,
      isLive: true,
    },
    {
      version: 1,
      title: first.title,
      publishedAt: first.lastModified,
      publishedBy: staff.user.name,
      isLive: false,
    },
  ]);
});

test('an old version is read as it was published, and saved again it is published again', async () => {
  const first = await save(flowInput());
  const changed = await save({ ...inputOf(first), title: 'Anden', chatResponseList: answerOf('Nyt svar') });
  const old = await versionOf(first.id, 1);
  expect(old).toMatchObject({ title: first.title, chatResponseList: first.chatResponseList });
  expect(old.trainingPhraseList.map(({ question }) => question)).toEqual(['Hvornår har I åbent?']);
  const restored = await save({ ...inputOf(changed), ...old });
  expect(restored.chatResponseList).toEqual(first.chatResponseList);
  expect((await versionsOf(first.id)).map(({ version, title }) => ({ version, title }))).toEqual([
    { version: 3, title: first.title },
    { version: 2, title: 'Anden' },
    { version: 1, title: first.title },
  ]);
});

test('what nobody published has no name, and a draft has no history', async () => {
  const id = await createFlow(server.app, { agentId, title: 'Fragt', phrases: ['Hvad koster fragt?'] });
  expect(await versionsOf(id)).toMatchObject([{ publishedBy: null, isLive: true }]);
  const draft = await save(flowInput({ isActive: false }));
  expect(await versionsOf(draft.id)).toEqual([]);
});

test('versions that are not there are not found', async () => {
  const flow = await save(flowInput());
  const missing = { status: 404 };
  expect(await refusal(versionOf(flow.id, 2))).toMatchObject(missing);
  expect(await refusal(versionsOf(flow.id, english.id))).toMatchObject(missing);
  agentId = await createAgent(server.app, { speaks: ['da'] });
  staff = await staffOf(server, agentId);
  expect(await refusal(versionOf(flow.id, 1))).toMatchObject(missing);
  expect(await refusal(versionsOf(flow.id))).toMatchObject(missing);
});
