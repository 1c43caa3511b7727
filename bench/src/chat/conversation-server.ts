// A server whose agent has many conversations: node conversation-server.ts <number>; where, as its environment says.
import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { ensureDemo } from '../../../apps/server/src/demo/ensure-demo.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/open-postgres.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';
import { createConversations } from './create-conversations.ts';

const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('DATABASE_URL is missing');
const { url, app } = await startServer({ config, database: await openPostgres(config.databaseUrl) });
// Nobody talks with this bot, so it needs no training.
const demo = await ensureDemo(app, { train: async () => undefined });
const nobody = createClient({ baseUrl: `${url}/api`, token: () => null });
const { accessToken } = withoutSecondFactor(
  await nobody(endpoints.auth.login, {
    body: { userName: demo.user, password: demo.password },
  }),
);
const call = createClient({ baseUrl: `${url}/api`, token: () => accessToken.token });
const user = await call(endpoints.auth.getUserByAccessToken);
await createConversations(app, { agentId: demo.agentId, userId: user.id, count: Number(process.argv[2]) });
console.log(
  `ready ${JSON.stringify({ url, agentId: demo.agentId, userId: user.id, token: accessToken.token })}`,
);
