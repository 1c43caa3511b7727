import { createClient, danish, endpoints, withoutSecondFactor } from '@samtale/contract';
import { expect, test } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import { connectStaff } from './hub-clients.ts';
import { useServerProcess } from './use-server-process.ts';

const node = useServerProcess();

async function signIn() {
  const { url, user: userName, password, agentId } = node.server.ready;
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
  const socket = await connectStaff(node.server.ready, token, params.agentId);
  const isUnderWay = new Promise<void>((resolve) => {
    socket.on('importProgress', ({ done }) => done >= 3 && resolve());
  });
  const rawBody = new Blob([rows.join('\n')]);
  const importing = call(endpoints.training.importTrainingData, { params, query: { importId }, rawBody });
  importing.catch(() => undefined);
  await isUnderWay;
  socket.disconnect();
  await node.server.kill();
  await expect(importing).rejects.toThrow();
  await node.start();
  expect(await (await signIn()).list()).toEqual(before);
});
