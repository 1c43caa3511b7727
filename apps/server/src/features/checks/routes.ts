import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { DraftChecks } from './draft-checks.ts';

export function checkRoutes(app: App): Route[] {
  const drafts = new DraftChecks(app.database);
  return [
    route(endpoints.checks.getChecks, async ({ params }) => ({
      list: await drafts.now(params.agentId, params.languageId),
    })),
  ];
}
