import { createClient, danish, endpoints, withoutSecondFactor } from '@samtale/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { connectStaff } from './hub-clients.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

let place: FreshDatabase;
let server: ServerProcess;
beforeAll(async () => {
  place = await freshDatabase();
  server = await startServerProcess(place);
});
afterAll(async () => {
  await server.kill();
  await place.remove();
});

async function signIn() {
  const { url, user: userName, password, agentId } = server.ready;
  const baseUrl = `${url}/api`;
  const login = createClient({ baseUrl, token: () => null });
  const { accessToken } = withoutSecondFactor(
    await login(endpoints.auth.login, { body: { userName, password } }),
  );
  const call = createClient({ baseUrl, token: () => accessToken.token });
  const params = { agentId, languageId: danish.id };
  const list = async () => (await call(endpoints.flows.getAllFlow, { params })).list;
  return { call, token: accessToken.token, params, list };
}

test('an import that a kill -9 interrupts leaves nothing', async () => {
  const { call, token, params, list } = await signIn();
  const before = await list();
  const existing = before.find(({ trainingPhraseCount }) => trainingPhraseCount > 0)?.title;
  const rows = Array.from(
    { length: 4000 },
    (_, i) => `Hvor er sag ${i}?\t${i % 40 ? `Sag ${i % 40}` : existing}`,
  );
  const importId = createId();
  const socket = await connectStaff(server.ready, token, params.agentId);
  const isUnderWay = new Promise<void>((resolve) => {
    socket.on('importProgress', ({ done }) => done >= 3 && resolve());
  });
  const rawBody = new Blob([rows.join('\n')]);
  const importing = call(endpoints.training.importTrainingData, { params, query: { importId }, rawBody });
  importing.catch(() => undefined);
  await isUnderWay;
  socket.disconnect();
  await server.kill();
  await expect(importing).rejects.toThrow();
  server = await startServerProcess(place);
  expect(await (await signIn()).list()).toEqual(before);
});
