import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, databaseGoneKey, endpoints, withoutSecondFactor } from '@samtale/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import { connectStaff, connectVisitor, follow, watch } from './hub-clients.ts';
import { type PostgresCluster, startCluster } from './postgres-cluster.ts';
import { refusal } from './refusal.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** How long the database is away, in milliseconds: longer than the server waits for a connection (`open-postgres.ts`). */
const outage = 8000;
const visitorCount = 5;

let cluster: PostgresCluster;
let server: ServerProcess;
beforeAll(async () => {
  cluster = await startCluster();
  const environment = { SAMTALE_DATA: join(tmpdir(), 'samtale-outage'), DATABASE_URL: cluster.url };
  server = await startServerProcess({ environment });
});
afterAll(async () => {
  await server?.kill();
  await cluster?.remove();
});

const callAs = (token: string | null) =>
  createClient({ baseUrl: `${server.ready.url}/api`, token: () => token });

test('what is sent while the database is away arrives once when it is back', async () => {
  const { agentId, user, password, widget } = server.ready;
  const signedIn = withoutSecondFactor(
    await callAs(null)(endpoints.auth.login, { body: { userName: user, password } }),
  );
  const staff = callAs(signedIn.accessToken.token);
  const me = await staff(endpoints.auth.getUserByAccessToken);
  const clientKey = new URL(widget).pathname.split('/').at(-1) ?? '';
  const visitors = await Promise.all(
    Array.from({ length: visitorCount }, () =>
      callAs(null)(endpoints.widgets.startConversation, { params: { clientKey }, body: { language: 'da' } }),
    ),
  );
  const say = (token: string, clientId: string, text: string) =>
    callAs(token)(endpoints.widgets.sendVisitorMessage, { body: { clientId, text } });
  for (const { token } of visitors) await say(token, createId(), 'Hej');
  const [first] = visitors;
  if (!first) throw new Error('No visitor');
  const chat = { agentId, chatToken: first.chatToken };
  await staff(endpoints.conversations.takeOverChat, { params: chat, body: { user: { id: me.id } } });
  const seenByStaff = await watch(
    await connectStaff(server.ready, signedIn.accessToken.token, agentId),
    first.chatToken,
  );
  const seenByVisitor = await follow(await connectVisitor(server.ready, first.token));
  /** What every client does: the same again until it is stored. */
  const untilStored = (send: () => Promise<unknown>) => vi.waitFor(send, { interval: 500, timeout: 40_000 });

  await cluster.stop();
  const back = new Promise((resolve) => setTimeout(resolve, outage));
  expect(await refusal(say(first.token, createId(), 'Tabt?'))).toMatchObject({
    status: 503,
    code: 'unavailable',
    messageKey: databaseGoneKey,
  });
  const sending = visitors.map(({ token }, n) => {
    const clientId = createId();
    return untilStored(() => say(token, clientId, `Besked ${n}`));
  });
  const replied = createId();
  const replying = untilStored(() =>
    staff(endpoints.conversations.sendChatMessage, {
      params: chat,
      body: { clientId: replied, text: 'Svar' },
    }),
  );
  await back;
  await cluster.start();
  await Promise.all([...sending, replying]);

  for (const [n, { token }] of visitors.entries()) {
    const { events } = await callAs(token)(endpoints.widgets.getVisitorEvents);
    const said = events.flatMap(({ event }) => (event.type === 'endUserSaid' ? [event.text] : []));
    expect(said).toEqual(['Hej', `Besked ${n}`]);
    expect(events.map(({ seq }) => seq)).toEqual([...new Set(events.map(({ seq }) => seq))]);
  }
  const { events, seq } = await staff(endpoints.conversations.getChat, {
    params: { chatToken: first.chatToken },
  });
  expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
  // The sockets were open all the time, and have all of it too.
  await Promise.all([seenByStaff.reaches(seq), seenByVisitor.reaches(seq)]);
  expect(seenByStaff.words.toSorted()).toEqual(['Besked 0', 'Hej', 'Svar']);
  expect(seenByVisitor.words.toSorted()).toEqual(['Besked 0', 'Hej', 'Svar']);
}, 60_000);
