import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getTrainingState, requestTraining } from '../training-runs/index.ts';
import { addQuestionsToFlow } from './add-questions-to-flow.ts';
import { importTrainingData, previewImport } from './import-training-data.ts';
import { getLikelyFlows } from './likely-flows.ts';
import { publishAnyway } from './publish-anyway.ts';
import { QuestionGroups } from './question-groups.ts';
import { markQuestionsSolved, setQuestionStatus } from './question-status.ts';
import type { ReleaseCache } from './release-cache.ts';
import { getUnsolvedQuestion, listUnsolvedQuestions } from './unsolved-questions.ts';

const training = endpoints.training;

export function trainingRoutes(app: App, releases: ReleaseCache): Route[] {
  return [...questionRoutes(app, releases), ...trainingRunRoutes(app)];
}

function questionRoutes(app: App, releases: ReleaseCache): Route[] {
  const groups = new QuestionGroups(app, releases);
  return [
    route(training.getUnsolvedQuestions, ({ params, query }) =>
      listUnsolvedQuestions(app, params.agentId, { ...params, ...query }),
    ),
    route(training.getUnsolvedQuestion, ({ params }) =>
      getUnsolvedQuestion(app, params.agentId, params.languageId, params.question),
    ),
    route(training.getQuestionGroups, ({ params, query }) =>
      groups.list(params.agentId, { ...params, ...query }),
    ),
    route(training.getLikelyFlows, async ({ params, body }) => ({
      list: await getLikelyFlows(app, releases, params.agentId, params.languageId, body.phraseList),
    })),
    route(training.addQuestionToFlow, async ({ params, body, caller }) => {
      const { agentId, languageId, intentId: flowId } = params;
      const phrases = [body];
      const { userId } = caller;
      const added = await addQuestionsToFlow(app, { agentId, languageId, flowId, phrases, userId });
      return added.addedCount > 0;
    }),
    route(training.addQuestionsToFlow, ({ params, body, caller }) => {
      const { agentId, languageId, intentId: flowId } = params;
      const { userId } = caller;
      return addQuestionsToFlow(app, { agentId, languageId, flowId, phrases: body.phraseList, userId });
    }),
    route(training.markQuestionsSolved, ({ params, body }) =>
      markQuestionsSolved(app, params.agentId, params.languageId, body.questionList),
    ),
    route(training.setQuestionStatus, async ({ params, body }) => {
      const { agentId, languageId } = params;
      return {
        changedCount: await setQuestionStatus(app, agentId, languageId, body.questionList, body.status),
      };
    }),
  ];
}

const trainingRunRoutes = (app: App): Route[] => [
  route(training.getTrainingState, ({ params }) => getTrainingState(app, params.agentId)),
  route(training.startTraining, async ({ params }) => {
    await requestTraining(app, params.agentId);
    return getTrainingState(app, params.agentId);
  }),
  route(training.publishAnyway, ({ params }) => publishAnyway(app, params.agentId)),
  route(training.previewImport, ({ params, rawBody, query }) =>
    previewImport(app, { ...params, bytes: rawBody, mapping: query }),
  ),
  route(training.importTrainingData, ({ params, rawBody, query, caller }) =>
    importTrainingData(app, {
      ...params,
      userId: caller.userId,
      bytes: rawBody,
      mapping: query,
      importId: query.importId,
    }),
  ),
];
