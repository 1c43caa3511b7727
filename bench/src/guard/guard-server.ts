// A server, and beside it in the same process the same reads without a guard: node guard-server.ts; where, as its
// environment says.
import { createClient, endpoints, Role, withoutSecondFactor } from '@samtale/contract';
import { ensureDemo } from '../../../apps/server/src/demo/ensure-demo.ts';
import { customerRoutes } from '../../../apps/server/src/features/customers/index.ts';
import { flowRoutes } from '../../../apps/server/src/features/flows/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import {
  openEmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/open-embedded.ts';
import { bindRoutes } from '../../../apps/server/src/platform/http/bind-routes.ts';
import type { Caller } from '../../../apps/server/src/platform/http/caller.ts';
import { createHttpServer } from '../../../apps/server/src/platform/http/create-http-server.ts';
import type { Identities } from '../../../apps/server/src/platform/http/guard.ts';
import type { Route } from '../../../apps/server/src/platform/http/route.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';

const config = readConfig(process.env);
const database = await openEmbeddedDatabase(await startEmbeddedPostgres(config.dataDirectory, null));
const { url, app, conversations } = await startServer({ config, database });
const { agentId, user, password } = await ensureDemo(app, { train: async () => undefined });
const call = createClient({ baseUrl: `${url}/api`, token: () => null });
const { accessToken } = withoutSecondFactor(
  await call(endpoints.auth.login, { body: { userName: user, password } }),
);

const caller: Caller = { kind: 'agentUser', userId: '', sessionId: '', agentId, roles: [Role.administrator] };
/** Open to everybody, and done as for one of the staff. */
const unguarded = ({ endpoint, handle }: Route): Route => ({
  endpoint: { ...endpoint, access: { kind: 'public' } },
  handle: (request) => handle({ ...request, caller }),
});
const unasked = () => {
  throw new Error('Nobody is to be asked who calls');
};
const identities: Identities = {
  verifyAccessToken: unasked,
  verifyVisitorToken: unasked,
  isUserAdmin: unasked,
  plansEnded: unasked,
  rolesOn: unasked,
  includes: unasked,
  agentOfConversation: unasked,
  agentOfTeam: unasked,
  accountOf: async () => null,
};
const twin = createHttpServer(config);
const routes = [...flowRoutes(app), ...customerRoutes(app, conversations)].map(unguarded);
bindRoutes(twin, routes, {
  identities,
  limits: app.askerLimits,
  workers: app.workers,
  audit: app.audit,
});
const withoutGuard = await twin.listen({ port: 0, host: config.host });
console.log(`ready ${JSON.stringify({ url, withoutGuard, agentId, token: accessToken.token })}`);
