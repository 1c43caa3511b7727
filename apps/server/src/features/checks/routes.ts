import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { clashesOf } from './clashes-of.ts';
import { DraftChecks } from './draft-checks.ts';
import { firstSteps } from './first-steps.ts';

export function checkRoutes(app: App): Route[] {
  const drafts = new DraftChecks(app);
  return [
    route(endpoints.checks.getChecks, async ({ params }) => {
      const { list } = await drafts.now(params.agentId, params.languageId);
      return { list };
    }),
    route(endpoints.checks.getFirstSteps, async ({ params }) => {
      const { list } = await drafts.now(params.agentId, params.languageId);
      return firstSteps(list);
    }),
    route(endpoints.checks.findClashes, async ({ params: { agentId, languageId }, body }) => {
      const { phrases } = await drafts.now(agentId, languageId);
      const flow = { id: body.intentId, title: '', parentId: body.followUpParentId };
      return { list: clashesOf(body.questionList, flow, languageId, phrases) };
    }),
  ];
}
