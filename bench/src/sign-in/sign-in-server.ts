// A server with users who sign in: node sign-in-server.ts <number>; where, as its environment says.
import { ensureDemo } from '../../../apps/server/src/demo/ensure-demo.ts';
import { agents } from '../../../apps/server/src/features/agents/tables.ts';
import { hashPassword, users } from '../../../apps/server/src/features/auth/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { createId } from '../../../apps/server/src/platform/database/columns.ts';
import {
  openEmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/open-embedded.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';

const config = readConfig(process.env);
const database = await openEmbeddedDatabase(await startEmbeddedPostgres(config.dataDirectory, null));
const { url, app } = await startServer({ config, database });
const { password } = await ensureDemo(app, { train: async () => undefined });
const agent = await app.database.shared.first(agents);
if (!agent) throw new Error('The demo has no agent');
const passwordHash = await hashPassword(password);
const people = Array.from({ length: Number(process.argv[2]) }, (_, n) => ({
  id: createId(),
  accountId: agent.accountId,
  email: `user-${n}@example.com`,
  passwordHash,
  firstName: 'User',
  lastName: String(n),
}));
await app.database.shared.insert(users, people);
console.log(`ready ${JSON.stringify({ url, password, emails: people.map(({ email }) => email) })}`);
