// A server with many people of the staff: node live-server.ts <number>; where, as its environment says.
import { createClient, endpoints, Role, withoutSecondFactor } from '@samtale/contract';
import { ensureDemo } from '../../../apps/server/src/demo/ensure-demo.ts';
import { agents, userAgents } from '../../../apps/server/src/features/agents/tables.ts';
import { hashPassword, users } from '../../../apps/server/src/features/auth/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { createId } from '../../../apps/server/src/platform/database/columns.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/open-postgres.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';

const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('DATABASE_URL is missing');
const { url, app } = await startServer({ config, database: await openPostgres(config.databaseUrl) });
// The bot has nothing to say: people talk here.
const { agentId, clientKey, password } = await ensureDemo(app, { train: async () => undefined });
const passwordHash = await hashPassword(password);
const agent = await app.database.shared.first(agents);
if (!agent) throw new Error('The demo has no agent');
const staff = Array.from({ length: Number(process.argv[2]) }, (_, n) => ({
  id: createId(),
  email: `staff-${n}@example.com`,
  passwordHash,
  accountId: agent.accountId,
  firstName: 'Staff',
  lastName: String(n),
  chatStatus: 1 as const,
}));
await app.database.shared.insert(users, staff);
await app.database.shared.insert(
  userAgents,
  staff.map(({ id }) => ({ userId: id, linkedAgentId: agentId, roles: [Role.chatAgent] })),
);
const call = createClient({ baseUrl: `${url}/api`, token: () => null });
const people = [];
for (const { id, email } of staff) {
  const { accessToken } = withoutSecondFactor(
    await call(endpoints.auth.login, { body: { userName: email, password } }),
  );
  people.push({ id, token: accessToken.token });
}
console.log(`ready ${JSON.stringify({ url, agentId, clientKey, people })}`);
