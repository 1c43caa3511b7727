import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addFollowUp } from './add-follow-up.ts';
import { deleteFlow } from './delete-flow.ts';
import { entityOptions } from './entity-options.ts';
import {
  getFlowByMaster,
  getFlowWithFollowUps,
  getSpeechBubble,
  replaceSpeechBubble,
  saveTrainingPhrase,
} from './flow-pieces.ts';
import { getFlowVersion, listFlowVersions } from './flow-versions.ts';
import { listFlowLeads } from './list-flow-leads.ts';
import { listFlows } from './list-flows.ts';
import { moveFlow } from './move-flow.ts';
import { parseTrainingPhrases } from './parse-training-phrases.ts';
import { getFlow } from './read-flows.ts';
import { restoreFlow } from './restore-flow.ts';
import { saveFlow } from './save-flow.ts';
import { searchFlows } from './search-flows.ts';
import { setDefaultFlows } from './set-default-flows.ts';

export const flowRoutes = (app: App): Route[] => [
  route(endpoints.flows.getAllFlow, async ({ params }) => ({
    list: await listFlows(app.database, params.agentId, params.languageId),
  })),
  route(endpoints.flows.searchFlows, ({ params, body }) =>
    searchFlows(app.database, params.agentId, { ...params, searchText: body.searchText }),
  ),
  route(endpoints.flows.getFlow, ({ params }) =>
    getFlow(app.database, params.agentId, params.languageId, params.intentId),
  ),
  route(endpoints.flows.addOrUpdateFlow, ({ params, body, caller }) =>
    saveFlow(app, { ...params, userId: caller.userId, input: body }),
  ),
  route(endpoints.flows.deleteFlow, ({ params }) => deleteFlow(app, params)),
  route(endpoints.flows.getFlowLeads, async ({ params }) => ({
    list: await listFlowLeads(app.database, params),
  })),
  route(endpoints.flows.restoreFlow, async ({ params, caller }) => {
    await restoreFlow(app, { ...params, userId: caller.userId });
    return done;
  }),
  route(endpoints.flows.moveFlow, async ({ params, caller }) => {
    await moveFlow(app, { ...params, userId: caller.userId });
    return done;
  }),
  route(endpoints.flows.addBasicFollowUpIntent, ({ params, body }) =>
    addFollowUp(app, { ...params, ...body }),
  ),
  route(endpoints.flows.getEntityOptions, async ({ params }) => ({
    list: await entityOptions(app.database, params),
  })),
  route(endpoints.flows.parseTrainingPhrase, async ({ params, body }) => ({
    list: await parseTrainingPhrases(app, { ...params, ...body.parseQuestionParameter }),
  })),
  route(endpoints.flows.getFlowVersions, async ({ params }) => ({
    list: await listFlowVersions(app.database, params),
  })),
  route(endpoints.flows.getFlowVersion, ({ params }) => getFlowVersion(app.database, params)),
  route(endpoints.flows.getFlowWithFollowUps, ({ params }) => getFlowWithFollowUps(app.database, params)),
  route(endpoints.flows.getFlowByMaster, ({ params }) => getFlowByMaster(app.database, params)),
  route(endpoints.flows.getTrainingPhrases, async ({ params }) => {
    const flow = await getFlow(app.database, params.agentId, params.languageId, params.intentId);
    return { trainingPhraseList: flow.trainingPhraseList };
  }),
  route(endpoints.flows.addOrUpdateTrainingPhrase, async ({ params, body, caller }) => ({
    trainingPhraseList: await saveTrainingPhrase(app, { ...params, ...body, userId: caller.userId }),
  })),
  route(endpoints.flows.getSpeechBubble, async ({ params }) => {
    const { flow, speechBubble } = await getSpeechBubble(app.database, params);
    return { intentId: flow.id, speechBubble };
  }),
  route(endpoints.flows.updateSpeechBubble, ({ params, body, caller }) =>
    replaceSpeechBubble(
      app,
      { ...params, userId: caller.userId, speechBubbleId: body.speechBubble.id },
      body.speechBubble,
    ),
  ),
  route(endpoints.flows.deleteSpeechBubble, ({ params, caller }) =>
    replaceSpeechBubble(app, { ...params, userId: caller.userId }, null),
  ),
  route(endpoints.flows.setDefaultFlows, async ({ params }) => {
    await setDefaultFlows(app, params.agentId, params.welcomeIntentId, params.fallbackIntentId);
    return done;
  }),
];
