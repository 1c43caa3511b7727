import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { connectStaff, connectVisitor, follow, watch } from './hub-clients.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

let place: FreshDatabase;
let one: ServerProcess;
let other: ServerProcess;
beforeAll(async () => {
  place = await freshDatabase();
  const REDIS_URL = inject('redisUrl');
  const shared = { ...place, environment: { ...place.environment, REDIS_URL } };
  [one, other] = await Promise.all([startServerProcess(shared), startServerProcess(shared)]);
});
afterAll(async () => {
  await Promise.all([one, other].map((process) => process?.kill()));
  await place.remove();
});

const clientOf = ({ ready }: ServerProcess, token: string | null = null) =>
  createClient({ baseUrl: `${ready.url}/api`, token: () => token });

test('two processes that start together on one database are one product', async () => {
  expect(other.ready.agentId).toBe(one.ready.agentId);
  const { agentId, user, password } = one.ready;
  const { accessToken } = withoutSecondFactor(
    await clientOf(one)(endpoints.auth.login, { body: { userName: user, password } }),
  );
  const staff = clientOf(other, accessToken.token);
  const me = await staff(endpoints.auth.getUserByAccessToken);

  const clientKey = one.ready.widget.split('/').at(-1) ?? '';
  const body = { language: 'da' } as const;
  const started = await clientOf(one)(endpoints.widgets.startConversation, { params: { clientKey }, body });
  const { token, chatToken } = started;
  const say = (server: ServerProcess, text: string) =>
    clientOf(server, token)(endpoints.widgets.sendVisitorMessage, { body: { clientId: createId(), text } });
  await say(one, 'Hej');

  const seenByStaff = await watch(await connectStaff(other.ready, accessToken.token, agentId), chatToken);
  const seenByVisitor = await follow(await connectVisitor(one.ready, token));
  const params = { agentId, chatToken };
  await staff(endpoints.conversations.takeOverChat, { params, body: { user: { id: me.id } } });
  const reply = { clientId: createId(), text: 'Hej fra den anden' };
  await staff(endpoints.conversations.sendChatMessage, { params, body: reply });
  await say(one, 'Tak for det');
  const { upTo } = await say(other, 'Farvel');

  await Promise.all([seenByStaff.reaches(upTo), seenByVisitor.reaches(upTo)]);
  expect(seenByStaff.words.slice(-3)).toEqual(['Hej fra den anden', 'Tak for det', 'Farvel']);
  expect(seenByVisitor.words.slice(-3)).toEqual(['Hej fra den anden', 'Tak for det', 'Farvel']);
});
