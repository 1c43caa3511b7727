import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import { startProxy } from './balancing-proxy.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { connectStaff, connectVisitor, follow, type Transcript, watch } from './hub-clients.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const visitorCount = 8;
const messagesEach = 40;

let place: FreshDatabase;
let nodes: ServerProcess[];
let proxy: Awaited<ReturnType<typeof startProxy>>;
beforeAll(async () => {
  place = await freshDatabase();
  const shared = { environment: { ...place.environment, REDIS_URL: inject('redisUrl') ?? '' } };
  nodes = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
  proxy = await startProxy(nodes.map(({ ready }) => ready.url));
});
afterAll(async () => {
  await proxy?.close();
  await Promise.all(nodes?.map((node) => node.kill()) ?? []);
  await place.remove();
});

const callAs = (token: string | null) => createClient({ baseUrl: `${proxy.url}/api`, token: () => token });

test('a node killed in mid-stream behind a proxy loses nothing that was acknowledged', async () => {
  const [one, other] = nodes;
  if (!one || !other) throw new Error('No nodes');
  const { agentId, user, password, widget } = one.ready;
  const signedIn = withoutSecondFactor(
    await callAs(null)(endpoints.auth.login, { body: { userName: user, password } }),
  );
  const clientKey = new URL(widget).pathname.split('/').at(-1) ?? '';
  const acknowledged = new Map<string, string[]>();
  const transcripts = new Map<string, Transcript[]>();
  const visitors = await Promise.all(
    Array.from({ length: visitorCount }, async () => {
      const begun = await callAs(null)(endpoints.widgets.startConversation, {
        params: { clientKey },
        body: { language: 'da' },
      });
      acknowledged.set(begun.chatToken, []);
      const staff = await connectStaff(proxy, signedIn.accessToken.token, agentId);
      const window = await connectVisitor(proxy, begun.token);
      transcripts.set(begun.chatToken, [await watch(staff, begun.chatToken), await follow(window)]);
      return begun;
    }),
  );
  let stored = 0;
  const { promise: halfWay, resolve: isHalfWay } = Promise.withResolvers<void>();
  const streams = visitors.map(async ({ token, chatToken }) => {
    for (let n = 0; n < messagesEach; n++) {
      const clientId = createId();
      // What every client does: the same again until it is stored.
      await vi.waitFor(
        () =>
          callAs(token)(endpoints.widgets.sendVisitorMessage, { body: { clientId, text: `besked ${n}` } }),
        { interval: 50, timeout: 30_000 },
      );
      acknowledged.get(chatToken)?.push(clientId);
      if (++stored === (visitorCount * messagesEach) / 2) isHalfWay();
    }
  });
  await halfWay;
  await other.kill();
  await Promise.all(streams);

  const staff = callAs(signedIn.accessToken.token);
  for (const { chatToken } of visitors) {
    const { events, seq } = await staff(endpoints.conversations.getChat, { params: { chatToken } });
    const said = events.filter(({ event }) => event.type === 'endUserSaid').map(({ clientId }) => clientId);
    expect(said).toEqual(acknowledged.get(chatToken));
    expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
    const [seenByStaff, seenByVisitor] = transcripts.get(chatToken) ?? [];
    await seenByStaff?.reaches(seq);
    expect(seenByStaff?.events).toEqual(events);
    await seenByVisitor?.reaches(seq);
    expect(seenByVisitor?.words).toEqual(seenByStaff?.words);
  }
}, 60_000);
