import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { deleteSecret } from './delete-secret.ts';
import { listSecrets } from './list-secrets.ts';
import { addSecret, replaceSecret } from './save-secret.ts';

const { secrets } = endpoints;

export const secretRoutes = (app: App): Route[] => [
  route(secrets.getSecrets, async ({ caller }) => ({ list: await listSecrets(app, caller.agentId) })),
  route(secrets.addSecret, ({ caller: { agentId, userId }, body }) =>
    addSecret(app, { agentId, userId, ...body }),
  ),
  route(secrets.replaceSecret, async ({ caller: { agentId, userId }, params, body }) => {
    await replaceSecret(app, { agentId, userId, id: params.secretId, ...body });
    return done;
  }),
  route(secrets.deleteSecret, async ({ caller: { agentId }, params, query }) => {
    await deleteSecret(app, { agentId, id: params.secretId, evenInUse: query.evenInUse === 'true' });
    return done;
  }),
];
