import { randomBytes } from 'node:crypto';
import { endpoints } from '@samtale/contract';
import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { signIn } from '../../../test/people.ts';
import { startSecondNode } from '../../../test/start-test-server.ts';
import { useServer } from '../../../test/use-server.ts';
import { serverSecrets } from '../database/tables.ts';
import { createSecrets } from './secrets.ts';

const server = useServer();
const key = randomBytes(32);
const kept = () =>
  server.app.database.shared.select(serverSecrets, { where: ne(serverSecrets.name, 'sealing') });

test('the keys of a server are sealed with the configured one, and stay what they were', async () => {
  const { token } = await signIn(server, await createUser(server.app));
  const plain = Buffer.alloc(32, 7).toString('base64');
  const device = eq(serverSecrets.name, 'device');
  await server.app.database.shared.update(serverSecrets, { value: plain }, device);

  const configured = await startSecondNode(server, { config: { secretKeys: [key] } });
  expect(await configured.callAs(token)(endpoints.auth.getUserByAccessToken)).toHaveProperty('id');
  const rows = await kept();
  expect(rows.map(({ name }) => name).sort()).toContain('access-token');
  const opened = rows.map(({ name, value }) => [name, createSecrets([key]).open(value, `server:${name}`)]);
  expect(Object.fromEntries(opened)).toMatchObject({ device: plain });
});

test('a server without the key that sealed them does not start, and says which settings it needs', async () => {
  await startSecondNode(server, { config: { secretKeys: [key] } });
  const other = startSecondNode(server, { config: { secretKeys: [randomBytes(32)] } });
  await expect(other).rejects.toThrow('SAMTALE_SECRET_KEYS');
  const rotated = { secretKeys: [randomBytes(32), key] };
  await startSecondNode(server, { config: rotated });
});
