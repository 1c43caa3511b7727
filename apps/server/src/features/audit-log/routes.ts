import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readEntries } from './read-entries.ts';

export const auditLogRoutes = (app: App): Route[] => [
  route(endpoints.auditLog.getAuditLog, ({ params, query }) => readEntries(app, params.agentId, query)),
];
