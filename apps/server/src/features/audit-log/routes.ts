import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listPeople } from './list-people.ts';
import { readEntries } from './read-entries.ts';

export const auditLogRoutes = (app: App): Route[] => [
  route(endpoints.auditLog.getAuditLog, ({ caller, params, query }) =>
    readEntries(app, { ...params, by: caller.userId }, query),
  ),
  route(endpoints.auditLog.getAuditPeople, async ({ params }) => ({
    list: await listPeople(app, params.agentId),
  })),
];
