import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { requestTraining } from '../training/index.ts';
import { saveLanguages } from './agent-languages.ts';
import { listOfficeTimes, saveOfficeTimes } from './office-times.ts';

export const settingsRoutes = (app: App): Route[] => [
  route(endpoints.settings.getOfficeTimes, async ({ params }) => ({
    officeTimeList: await listOfficeTimes(app.database, params.agentId),
  })),
  route(endpoints.settings.saveOfficeTimes, async ({ params, body }) => {
    await saveOfficeTimes(app, params.agentId, body.officeTimeList);
    await requestTraining(app, params.agentId);
    return done;
  }),
  route(endpoints.settings.saveLanguages, async ({ params, body }) => {
    const deletedIntentCount = await saveLanguages(app, params.agentId, body.languageList);
    await requestTraining(app, params.agentId);
    return { languageList: body.languageList, deletedIntentCount };
  }),
];
