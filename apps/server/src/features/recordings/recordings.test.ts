import { danish, endpoints, recordingIdOf } from '@samtale/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { flowInput, inputOf } from '../../../test/flow-content.ts';
import { joined, mp3Frame, oldId3Tag, phoneMp3, repeated } from '../../../test/mp3-file.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const { uploadRecording, getRecording } = endpoints.recordings;
const day = 24 * 60 * 60_000;
const server = useServer();
const { agent, staff } = useAgent(server, beforeAll, { roles: [2] });

const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'Velkomst.mp3', as = staff, to = agent.id) =>
  as.call(uploadRecording, { params: { agentId: to }, query: { name }, rawBody: new Blob([bytes]) });
const download = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('a recording is kept, and heard by whoever knows its address', async () => {
  const bytes = joined(phoneMp3(100), oldId3Tag());
  const kept = await upload(bytes);
  expect(kept).toMatchObject({
    name: 'Velkomst.mp3',
    durationMs: 7200,
    address: `/api/recording/${kept.id}/audio`,
  });
  expect(recordingIdOf(kept.address)).toBe(kept.id);
  expect(await staff.call(getRecording, { params: { agentId: agent.id, recordingId: kept.id } })).toEqual(
    kept,
  );

  const response = await download(kept.address);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  expect(await bytesOf(response)).toEqual(bytes);
});

test('ids follow neither the time nor each other', async () => {
  const [one, two] = [await upload(phoneMp3()), await upload(phoneMp3())];
  // A random UUID: version 4.
  expect([one.id.charAt(14), two.id.charAt(14)]).toEqual(['4', '4']);
  expect(one.id.slice(0, 8)).not.toBe(two.id.slice(0, 8));
});

describe('a player that asks for a part gets it', () => {
  const bytes = new Uint8Array(phoneMp3(3));
  test.for([
    ['bytes=0-', 206, 'bytes 0-215/216', bytes],
    ['bytes=10-19', 206, 'bytes 10-19/216', bytes.slice(10, 20)],
    ['bytes=200-999', 206, 'bytes 200-215/216', bytes.slice(200)],
    ['bytes=-16', 206, 'bytes 200-215/216', bytes.slice(200)],
    ['bytes=-999', 206, 'bytes 0-215/216', bytes],
    ['bytes=216-', 416, 'bytes */216', new Uint8Array()],
    ['bytes=20-10', 200, null, bytes],
    ['bytes=-', 200, null, bytes],
    ['bytes=0-1,5-6', 200, null, bytes],
    ['lines=1-2', 200, null, bytes],
  ] as const)('%s', async ([range, status, contentRange, part]) => {
    const { address } = await upload(bytes);
    const response = await download(address, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(await bytesOf(response)).toEqual(new Uint8Array(part));
  });
});

describe('a file that the phone cannot play is refused, and told what it is', () => {
  const second = mp3Frame({ bitRateIndex: 2, length: 144 });
  test.for([
    ['tooLarge', { kilobytes: '1200' }, new Uint8Array(1200 * 1024)],
    ['notMp3', { found: ': WAV' }, new Uint8Array(Buffer.from('RIFF\0\0\0\0WAVE'))],
    ['notMp3', { found: '' }, new Uint8Array()],
    ['damaged', { seconds: '2' }, joined(phoneMp3(30), new Uint8Array(72).fill(1), phoneMp3(3))],
    ['truncated', { seconds: '1' }, phoneMp3(20).slice(0, -5)],
    ['stereo', { bitRate: '8' }, repeated(mp3Frame({ stereo: true, length: 72 }), 20)],
    ['bitRate', { bitRate: '16' }, repeated(second, 20)],
    ['bitRate', { bitRate: '8–16' }, joined(phoneMp3(20), second)],
    ['tooLong', { minutes: '6' }, phoneMp3(5000)],
  ] as const)('%s %o', async ([name, values, bytes]) => {
    expect(await refusal(upload(bytes))).toMatchObject({
      status: 400,
      messageKey: `recording.error.${name}`,
      details: { values },
    });
  });

  test('a name is needed', async () => {
    expect(await refusal(upload(phoneMp3(), ' '))).toMatchObject({ status: 400 });
  });

  test('what is far too much is not read at all', async () => {
    const call = upload(new Uint8Array(9 * 1024 * 1024));
    expect(await refusal(call)).toMatchObject({ status: 413, messageKey: 'error.tooLarge' });
  });
});

test("another agent's recording reads as not found", async () => {
  const { id } = await upload(phoneMp3());
  const otherId = await createAgent(server.app);
  const them = await staffOf(server, otherId);
  const at = (owner: string) => ({ params: { agentId: owner, recordingId: id } });
  expect(await refusal(them.call(getRecording, at(otherId)))).toMatchObject({ status: 404 });
  expect(await refusal(them.call(getRecording, at(agent.id)))).toMatchObject({ status: 404 });
  const contact = await staffOf(server, agent.id, [3]);
  expect(await refusal(contact.call(getRecording, at(agent.id)))).toMatchObject({ status: 403 });
});

test('recordings that nothing plays are let go of after a month, those of old versions are not', async () => {
  const params = { agentId: agent.id, languageId: danish.id };
  const unused = await upload(phoneMp3());
  const saved = await upload(phoneMp3());
  const published = await upload(phoneMp3());
  const save = (body: ReturnType<typeof flowInput>) =>
    staff.call(endpoints.flows.addOrUpdateFlow, { params, body });
  const played = await save(flowInput({ customSpeechUrl: published.address }));
  await save({ ...inputOf(played), customSpeechUrl: saved.address, isActive: false });

  const statuses = async () =>
    (await Promise.all([unused, saved, published].map(({ address }) => download(address)))).map(
      ({ status }) => status,
    );
  server.clock.advance(29 * day);
  const later = await staffOf(server, agent.id, [2]);
  await upload(phoneMp3(), 'En måned.mp3', later);
  expect(await statuses()).toEqual([200, 200, 200]);
  server.clock.advance(2 * day);
  const latest = await staffOf(server, agent.id, [2]);
  await upload(phoneMp3(), 'Over en måned.mp3', latest);
  expect(await statuses()).toEqual([404, 200, 200]);
});
