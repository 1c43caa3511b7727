import { type AgentFile, danish, endpoints, recordingAddress, recordingIdOf } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { flowInput, inputOf } from '../../../test/flow-content.ts';
import { mp3Frame, phoneMp3, repeated } from '../../../test/mp3-file.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';

const { exchange, flows, recordings } = endpoints;
const sound = phoneMp3(40);
const server = useServer();
let from: { agentId: string; staff: SignedIn };
let to: { agentId: string; staff: SignedIn };
/** Where the first agent's recording is heard. */
let address: string;
beforeEach(async () => {
  from = await someAgent();
  to = await someAgent();
  ({ address } = await from.staff.call(recordings.uploadRecording, {
    params: { agentId: from.agentId },
    query: { name: 'Velkomst.mp3' },
    rawBody: new Blob([sound]),
  }));
});

async function someAgent() {
  const agentId = await createAgent(server.app);
  return { agentId, staff: await staffOf(server, agentId) };
}

const save = (title: string, customSpeechUrl: string) =>
  from.staff.call(flows.addOrUpdateFlow, {
    params: { agentId: from.agentId, languageId: danish.id },
    body: flowInput({ title, customSpeechUrl }),
  });
const exported = ({ agentId, staff }: typeof from): Promise<AgentFile> =>
  staff.call(exchange.exportAgent, { params: { agentId } });
const importTo = ({ agentId, staff }: typeof to, file: AgentFile, existing: 'skip' | 'replace' = 'skip') =>
  staff.call(exchange.importAgent, {
    params: { agentId },
    query: { existing },
    rawBody: new Blob([JSON.stringify(file)]),
  });
/** What the flows of an agent play. */
const addresses = async (agent: typeof to) =>
  (await exported(agent)).languageList.flatMap(({ flowList }) =>
    flowList.map(({ settings }) => settings.customSpeechUrl),
  );

test('an imported flow plays a recording of its own agent, once for all flows that play it', async () => {
  const elsewhere = 'https://example.org/velkomst.mp3';
  await save('Et', address);
  await save('To', address);
  await save('Tre', elsewhere);
  expect((await importTo(to, await exported(from))).noteList).toEqual([]);
  const [one = '', two, three] = await addresses(to);
  expect([two, three]).toEqual([one, elsewhere]);
  expect(one).not.toBe(address);
  const params = { agentId: to.agentId, recordingId: recordingIdOf(one) ?? '' };
  expect(await to.staff.call(recordings.getRecording, { params })).toMatchObject({
    name: 'Velkomst.mp3',
    durationMs: 2880,
  });
  const heard = await fetch(server.url + one);
  expect(new Uint8Array(await heard.arrayBuffer())).toEqual(sound);
});

test('imported over itself, a bot goes on playing the recordings it has', async () => {
  await save('Et', address);
  await importTo(from, await exported(from), 'replace');
  expect(await addresses(from)).toEqual([address]);
});

test('a recording that the phone cannot play, or that is not there, is left out by name', async () => {
  await save('Et', address);
  await save('To', recordingAddress('7d1e3b52-0f53-4c7e-9f10-5ab1c7e0a001'));
  const file = await exported(from);
  const stereo = repeated(mp3Frame({ stereo: true, length: 72 }), 20);
  const [recording] = file.recordingList;
  if (!recording) throw new Error('the recording is not in the file');
  recording.audio = Buffer.from(stereo).toString('base64');
  expect((await importTo(to, file)).noteList).toMatchObject([
    { kind: 'recordingUnusable', title: 'Et', detail: 'Velkomst.mp3' },
    { kind: 'recordingMissing', title: 'To', detail: '' },
  ]);
  expect(await addresses(to)).toEqual(['', '']);
  expect((await exported(to)).recordingList).toEqual([]);
});

test('a file holds only the recordings that its flows play', async () => {
  const flow = await save('Et', address);
  expect((await exported(from)).recordingList).toMatchObject([{ name: 'Velkomst.mp3' }]);
  await from.staff.call(flows.addOrUpdateFlow, {
    params: { agentId: from.agentId, languageId: danish.id },
    body: { ...inputOf(flow), customSpeechUrl: '' },
  });
  expect((await exported(from)).recordingList).toEqual([]);
});
