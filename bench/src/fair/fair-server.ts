// A server with the limits that an operator has who sets none, and two companies: node fair-server.ts, where, as its
// environment says. Prints `ready {…}`, a FairServer.
import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import {
  openEmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/open-embedded.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';
import { createBot } from '../../../apps/server/test/create-bot.ts';
import { createUser, password } from '../../../apps/server/test/factories.ts';

export interface Company {
  agentId: string;
  clientKey: string;
  token: string;
}
export interface FairServer {
  url: string;
  quiet: Company;
  hostile: Company;
}

const config = readConfig(process.env);
const database = await openEmbeddedDatabase(await startEmbeddedPostgres(config.dataDirectory, null));
const { url, app } = await startServer({ config, database });
const call = createClient({ baseUrl: `${url}/api`, token: () => null });

async function company(): Promise<Company> {
  const { agentId, clientKey } = await createBot(app);
  const { email } = await createUser(app, { roles: { [agentId]: [0] } });
  const body = { userName: email, password };
  const { accessToken } = withoutSecondFactor(await call(endpoints.auth.login, { body }));
  return { agentId, clientKey, token: accessToken.token };
}

const ready: FairServer = { url, quiet: await company(), hostile: await company() };
console.log(`ready ${JSON.stringify(ready)}`);
