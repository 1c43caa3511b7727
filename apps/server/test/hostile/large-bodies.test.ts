import { once } from 'node:events';
import { danish, type Endpoint, endpoints, largeBodiesAtOnce } from '@samtale/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { busy } from '../../src/platform/limits/asker-limits.ts';
import { createAgent } from '../factories.ts';
import { beginCall, type HalfSentCall } from '../half-sent-call.ts';
import { ordinaryPoints } from '../ordinary-points.ts';
import { type SignedIn, staffOf } from '../people.ts';
import { refusal } from '../refusal.ts';
import { useServer } from '../use-server.ts';

const megabyte = 2 ** 20;
/** Enough for what these tests send, and not for 32 megabytes. */
const points = { ...ordinaryPoints.points, user: 1700 };
const server = useServer({ config: { points } });
const { most } = largeBodiesAtOnce;
let agentId: string;
let staff: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  agentId = await createAgent(server.app);
});
beforeEach(async () => {
  staff = await staffOf(server, agentId);
  other = await staffOf(server, agentId);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { recordings, training } = endpoints;
const language = () => ({ agentId, languageId: danish.id });
const columns = { textColumn: 0, flowColumn: 1 };
const smallCall = ({ call }: SignedIn) => call(endpoints.entities.getEntityTypes, { params: language() });

const begin = (endpoint: Endpoint, query: Record<string, unknown>, bytes: number) =>
  beginCall(server.url, endpoint, { params: language(), query, token: staff.token, bytes });
const beginImport = (bytes: number) => begin(training.previewImport, columns, bytes);
/** A recording that is none: it is refused once it has been read. */
const recordingBytes = 2 * megabyte;
const beginRecording = () => begin(recordings.uploadRecording, { name: 'a.mp3' }, recordingBytes);

/** So much of a body is sent that only part of it fits where nobody reads it. */
const sentBytes = recordingBytes - 100_000;
const isRead = ({ atServer }: HalfSentCall) => atServer.bytesRead >= sentBytes;
const untilRead = (call: HalfSentCall | undefined) =>
  vi.waitUntil(() => call && isRead(call), { timeout: 10_000, interval: 5 });

/** Begins as many calls as have a turn, and so many that wait; most of their bodies is sent. */
async function beginRecordings(waiting: number): Promise<{ read: HalfSentCall[]; waiting: HalfSentCall[] }> {
  const calls: HalfSentCall[] = [];
  for (let n = 0; n < most + waiting; n++) {
    const call = await beginRecording();
    call.send(sentBytes);
    calls.push(call);
  }
  const read = calls.slice(0, most);
  for (const call of read) await untilRead(call);
  return { read, waiting: calls.slice(most) };
}

describe('a large body of somebody who has no points for it', () => {
  test('is not read', async () => {
    const call = await beginImport(32 * megabyte);
    call.send(1000);
    expect(await call.replied).toMatchObject({
      status: 429,
      head: expect.stringContaining('connection: close'),
      reply: { code: 'tooManyRequests' },
    });
    expect(call.atServer.bytesRead).toBeLessThan(10_000);
  });

  test('is cut off when it is sent all the same, and its sender has the reply', async () => {
    const call = await beginImport(32 * megabyte);
    const closed = once(call.atServer, 'close');
    for (let n = 0; n < 32; n++) call.send(megabyte);
    expect((await call.replied).status).toBe(429);
    await closed;
    expect(call.atServer.bytesRead).toBeLessThan(2 * megabyte);
  });

  test('is not cut off at once, which could lose the reply', async () => {
    const call = await beginImport(32 * megabyte);
    await call.replied;
    call.send(500_000);
    await vi.waitUntil(() => call.atServer.bytesRead > 500_000, { timeout: 5000, interval: 5 });
  });

  test('is cut off when its sender waits', async () => {
    const call = await beginImport(32 * megabyte);
    await once(call.atServer, 'close');
    expect((await call.replied).status).toBe(429);
  });
});

describe('large bodies of one person', () => {
  test('are read in turns, while small calls are answered', async () => {
    const { read, waiting } = await beginRecordings(1);
    await smallCall(other);
    await smallCall(staff);
    expect(waiting.map(isRead)).toEqual([false]);
    for (const call of [...read, ...waiting]) {
      await untilRead(call);
      call.send(recordingBytes - sentBytes);
      expect((await call.replied).status).toBe(400);
    }
  });

  test('give up their turn when the client goes away, waiting or not', async () => {
    const { read, waiting } = await beginRecordings(3);
    const [withBody, next, last] = waiting;
    withBody?.socket.destroy();
    read[0]?.socket.destroy();
    await untilRead(next);
    read[1]?.socket.destroy();
    await untilRead(last);
  });

  test('do not wait for those that never come', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { read, waiting } = await beginRecordings(1);
    vi.advanceTimersByTime(60_000);
    for (const call of read) expect((await call.replied).status).toBe(408);
    vi.useRealTimers();
    await untilRead(waiting[0]);
  });

  test('keep their turn while they are worked on, whether or not the client waits', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const run = vi.spyOn(server.app.workers, 'run').mockReturnValue(promise);
    for (let n = 0; n < most; n++) {
      const call = await beginImport(recordingBytes);
      call.send(recordingBytes);
      await vi.waitUntil(() => call.atServer.bytesRead > recordingBytes, { timeout: 10_000, interval: 5 });
      // Not all are worked on at a time: such calls are costly, too.
      await vi.waitUntil(() => run.mock.calls.length, { timeout: 10_000, interval: 5 });
      await smallCall(other);
      const gone = once(call.atServer, 'close');
      call.socket.destroy();
      await gone;
    }
    const next = await beginRecording();
    next.send(sentBytes);
    await smallCall(other);
    await smallCall(other);
    expect(isRead(next)).toBe(false);
    resolve(undefined as never);
    await untilRead(next);
  });
});

test('a large body that the server could do nothing with costs nothing', async () => {
  const run = vi.spyOn(server.app.workers, 'run').mockRejectedValue(busy());
  const previewed = () => {
    const rawBody = new Blob([Buffer.alloc(6 * megabyte)]);
    return refusal(staff.call(training.previewImport, { params: language(), query: columns, rawBody }));
  };
  for (let n = 0; n < 4; n++) expect((await previewed()).status).toBe(503);
  run.mockRestore();
  // The same that is answered is paid for, and there are no points for four of it.
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await previewed()).status);
  expect(statuses.at(-1)).toBe(429);
});
