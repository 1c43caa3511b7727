import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { deleteTemplate } from './delete-template.ts';
import { getTemplate, listTemplates } from './read-templates.ts';
import { saveTemplate } from './save-template.ts';

const { templates } = endpoints;

export const templateRoutes = (app: App): Route[] => [
  route(templates.getTrainingPhraseTemplateAll, async ({ params }) => ({
    list: await listTemplates(app.database, params.agentId, params.languageId),
  })),
  route(templates.getTrainingPhraseTemplate, ({ params }) =>
    getTemplate(app.database, params.agentId, params.languageId, params.id),
  ),
  route(templates.addOrUpdateTrainingPhraseTemplate, ({ params, body }) =>
    saveTemplate(app, { ...params, input: body }),
  ),
  route(templates.deleteTrainingPhraseTemplate, async ({ params }) => {
    await deleteTemplate(app.database, params.agentId, params.trainingPhraseTemplateId);
    return done;
  }),
];
