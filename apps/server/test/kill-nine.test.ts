import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { expect, test } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import type { Ready, ServerProcess } from './server-process.ts';
import { useServerProcess } from './use-server-process.ts';

const kills = 10;
const writers = 6;
const { startConversation, sendVisitorMessage, getVisitorEvents } = endpoints.widgets;

const node = useServerProcess();

const callAs = ({ url }: Ready, token: string | null) =>
  createClient({ baseUrl: `${url}/api`, token: () => token });

interface Writer {
  token: string;
  chatToken: string;
  sent: string[];
  acknowledged: Set<string>;
}

async function startWriter({ ready }: ServerProcess): Promise<Writer> {
  const params = { clientKey: new URL(ready.widget).pathname.split('/').at(-1) ?? '' };
  const started = await callAs(ready, null)(startConversation, { params, body: { language: 'da' } });
  return { ...started, sent: [], acknowledged: new Set() };
}

const send = (ready: Ready, token: string, clientId: string) =>
  callAs(ready, token)(sendVisitorMessage, { body: { clientId, text: `besked ${clientId}` } });

/** Sends one message after the other until the server is gone. */
async function write(ready: Ready, writer: Writer, onAcknowledged: () => void): Promise<void> {
  for (;;) {
    const clientId = createId();
    writer.sent.push(clientId);
    try {
      await send(ready, writer.token, clientId);
    } catch {
      return;
    }
    writer.acknowledged.add(clientId);
    onAcknowledged();
  }
}

/** How often each message stands in a visitor's log. */
async function storedCounts(ready: Ready, token: string): Promise<Map<string, number>> {
  const { events } = await callAs(ready, token)(getVisitorEvents);
  const counts = new Map<string, number>();
  for (const { clientId, event } of events) {
    if (event.type !== 'endUserSaid' || !clientId) continue;
    counts.set(clientId, (counts.get(clientId) ?? 0) + 1);
  }
  return counts;
}

/** The chat list's rows of conversations, as a demo user sees them: their ids with the last number they tell of. */
async function listedNumbers(ready: Ready, conversations: readonly Writer[]): Promise<Map<string, number>> {
  const { user: userName, password, agentId } = ready;
  const { accessToken } = withoutSecondFactor(
    await callAs(ready, null)(endpoints.auth.login, { body: { userName, password } }),
  );
  const query = { rowsPerPage: 200 };
  const { list } = await callAs(ready, accessToken.token)(endpoints.conversations.getChatList, {
    params: { agentId },
    query,
  });
  const wanted = new Set(conversations.map(({ chatToken }) => chatToken));
  const listed = list.filter(({ chatToken }) => wanted.has(chatToken));
  return new Map(listed.map(({ chatToken, seq }) => [chatToken, seq]));
}

test('every acknowledged message survives a kill -9, once, ten times over', {
  timeout: 180_000,
}, async () => {
  const all: Writer[] = [];
  for (let round = 0; round < kills; round++) {
    const mine = await Promise.all(Array.from({ length: writers }, () => startWriter(node.server)));
    all.push(...mine);
    const enough = 10 + Math.floor(Math.random() * 100);
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    const count = () => {
      if (++acknowledged >= enough) killed ??= node.server.kill();
    };
    await Promise.all(mine.map((writer) => write(node.server.ready, writer, count)));
    await killed;
    expect(acknowledged).toBeGreaterThanOrEqual(enough);
    await node.start();
    // The lists tell of everything, though the process ended before it could bring their rows up to date.
    const listed = await listedNumbers(node.server.ready, mine);
    for (const { token, chatToken } of mine) {
      const { upTo } = await callAs(node.server.ready, token)(getVisitorEvents);
      expect(listed.get(chatToken)).toBe(upTo);
    }
    // The sender does not know what became of the last message, so it sends it again.
    for (const { token, sent } of mine) await send(node.server.ready, token, sent.at(-1) ?? '');
  }
  for (const { token, sent } of all) {
    const counts = await storedCounts(node.server.ready, token);
    expect(counts).toEqual(new Map(sent.map((clientId) => [clientId, 1])));
  }
  expect(all.every(({ sent, acknowledged }) => sent.length - acknowledged.size <= 1)).toBe(true);
});
