import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { tryRequest } from './try-request.ts';

export const requestTrialRoutes = (app: App): Route[] => [
  route(endpoints.actions.tryRequest, ({ caller, body }) =>
    tryRequest(app, caller.agentId, body.action, body.valueList),
  ),
];
