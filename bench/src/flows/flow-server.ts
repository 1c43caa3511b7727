// A server whose agent has many flows: node flow-server.ts <number of flows>; where, as its environment says.
import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { ensureDemo } from '../../../apps/server/src/demo/ensure-demo.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import {
  openEmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/open-embedded.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/open-postgres.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';
import { createFlows } from './create-flows.ts';

const config = readConfig(process.env);
const database = config.databaseUrl
  ? await openPostgres(config.databaseUrl)
  : await openEmbeddedDatabase(await startEmbeddedPostgres(config.dataDirectory, null));
const { url, app } = await startServer({ config, database });
// Nobody talks with this bot, so it needs no training.
const demo = await ensureDemo(app, { train: async () => undefined });
await createFlows(app, demo.agentId, Number(process.argv[2]));
const call = createClient({ baseUrl: `${url}/api`, token: () => null });
const { accessToken } = withoutSecondFactor(
  await call(endpoints.auth.login, {
    body: { userName: demo.user, password: demo.password },
  }),
);
console.log(`ready ${JSON.stringify({ ...demo, url, token: accessToken.token })}`);
