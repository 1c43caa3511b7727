import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { importTrainingData, previewImport } from './import-training-data.ts';
import { requestTraining } from './training-job.ts';
import { getTrainingState } from './training-state.ts';
import { addQuestionToFlow, listUnsolvedQuestions, markQuestionsSolved } from './unsolved-questions.ts';

const training = endpoints.training;

export const trainingRoutes = (app: App): Route[] => [
  route(training.getUnsolvedQuestions, ({ params, query }) =>
    listUnsolvedQuestions(app, params.agentId, { ...params, ...query }),
  ),
  route(training.addQuestionToFlow, ({ params, body, caller }) =>
    addQuestionToFlow(app, {
      agentId: params.agentId,
      languageId: params.languageId,
      flowId: params.intentId,
      questionId: body.question,
      text: body.text,
      userId: caller.userId,
    }),
  ),
  route(training.markQuestionsSolved, ({ params, body }) =>
    markQuestionsSolved(app, params.agentId, params.languageId, body.questionList),
  ),
  route(training.getTrainingState, ({ params }) => getTrainingState(app, params.agentId)),
  route(training.startTraining, async ({ params }) => {
    await requestTraining(app, params.agentId);
    return getTrainingState(app, params.agentId);
  }),
  route(training.previewImport, async ({ rawBody, query }) => previewImport(rawBody, query)),
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
