import {
  countryCodes,
  done,
  endpoints,
  gdprIntervalMax,
  languages,
  mlClassificationMax,
  speechPitchMax,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { agents, agentsOfUser } from '../agents/index.ts';
import { readFacts, saveFacts } from '../company-facts/index.ts';
import { setChatRules } from '../conversations/index.ts';
import { readOfficeTimes, saveOfficeTimes } from '../office-times/index.ts';
import { previewErasure, setGdprInterval } from '../retention/index.ts';
import { foundFacts } from '../sources/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { saveLanguages } from './agent-languages.ts';
import { changeCompiledSetting } from './change-compiled-setting.ts';
import { readAgentSettings } from './read-agent-settings.ts';
import { refuseOutside } from './refuse-outside.ts';
import { addSettingsTemplate, listSettingsTemplates } from './settings-templates.ts';
import { listTimeZones } from './time-zones.ts';

const { settings } = endpoints;

export const settingsRoutes = (app: App): Route[] => [
  route(settings.getOfficeTimes, ({ params }) => readOfficeTimes(app.database, params.agentId)),
  route(settings.saveOfficeTimes, async ({ params, body }) => {
    await saveOfficeTimes(app, params.agentId, body);
    await requestTraining(app, params.agentId);
    return done;
  }),
  route(settings.getCompanyFacts, async ({ params }) => ({
    ...(await readFacts(app.database, params.agentId)),
    ...(await foundFacts(app.database, params.agentId)),
  })),
  route(settings.saveCompanyFacts, async ({ params, body }) => {
    const saved = await saveFacts(app, params.agentId, body);
    await requestTraining(app, params.agentId);
    return saved;
  }),
  route(settings.saveLanguages, async ({ params, body }) => {
    const deletedIntentCount = await saveLanguages(app, params.agentId, body.languageList);
    await requestTraining(app, params.agentId);
    return { languageList: body.languageList, deletedIntentCount };
  }),
  route(settings.getAgentSettings, ({ params }) => readAgentSettings(app, params.agentId)),
  route(settings.saveGeneralSettings, ({ params, body }) => setChatRules(app, params.agentId, body)),
  route(settings.setMlClassification, async ({ params }) => {
    refuseOutside('mlClassification', params.value, mlClassificationMax);
    await changeCompiledSetting(app, params.agentId, { mlClassification: params.value });
    return done;
  }),
  route(settings.setAgentTimeZone, async ({ params }) => {
    await changeCompiledSetting(app, params.agentId, { timeZone: params.value });
    return done;
  }),
  route(settings.setAgentVoice, async ({ params: { agentId, ...voice } }) => {
    refuseOutside('speechPitch', voice.speechPitch, speechPitchMax);
    await app.database.shared.update(agents, voice, eq(agents.id, agentId));
    return done;
  }),
  route(settings.setGdprInterval, async ({ params }) => {
    refuseOutside('gdprInterval', params.value, gdprIntervalMax);
    return setGdprInterval(app, params.agentId, params.value);
  }),
  route(settings.getGdprPreview, async ({ params }) => {
    refuseOutside('gdprInterval', params.value, gdprIntervalMax);
    return previewErasure(app.database, params.agentId, app.now(), params.value);
  }),
  route(settings.getTimeZoneList, async () => ({ list: await listTimeZones(app.now()) })),
  route(settings.getLanguages, async () => ({ list: [...languages] })),
  route(settings.getCountries, async () => ({ list: countryCodes.map((countryCode) => ({ countryCode })) })),
  route(settings.getUserAgentList, async ({ caller }) => ({ list: await agentsOfUser(app, caller.userId) })),
  route(settings.addSettingsParameterTemplate, ({ params, body }) =>
    addSettingsTemplate(app, params.agentId, body),
  ),
  route(settings.getSettingsParameterTemplate, async ({ params, query }) => ({
    list: await listSettingsTemplates(app, params.agentId, query.botType),
  })),
];
