import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, agentParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { subjects } from '../calls/subjects.ts';
import { languages } from './languages.ts';

const languageId = z.literal(languages.map((language) => language.id));

export const saveLanguages = endpoint({
  method: 'PATCH',
  path: '/settings/agent/:agentId/projectId/:projectId',
  summary:
    "Sets the agent's languages. What a language has that is taken away is deleted: flows, templates, entity types, unsolved questions, tests",
  access: developers,
  params: agentParams.extend({
    /** An agent is its own project here, so its id again. */
    projectId: id,
  }),
  query: nothing,
  body: z.object({ languageList: z.array(languageId).max(languages.length) }),
  reply: z.object({ languageList: z.array(languageId), deletedIntentCount: z.int() }),
  errors: ['settings.languages.minimum'],
  // The agent is another one now, from its flag to its bots.
  invalidates: subjects,
});

export const copyFlows = endpoint({
  method: 'POST',
  path: '/intent/copyFromLanguage/agent/:agentId/language/:languageId/fromLanguage/:fromLanguageId',
  summary:
    'Copies flows that a language lacks from another, with those they follow up on: answers, actions and settings as drafts, without phrases',
  access: developers,
  params: agentLanguageParams.extend({ fromLanguageId: languageId }),
  query: nothing,
  body: z.object({ masterIntentIdList: z.array(id).min(1).max(20_000) }),
  reply: z.object({ idList: z.array(id) }),
  errors: ['settings.languages.sameLanguage'],
  invalidates: ['flows', 'checks'],
});

export const addStarterFlows = endpoint({
  method: 'POST',
  path: '/intent/starterFlows/agent/:agentId/language/:languageId/fromLanguage/:fromLanguageId',
  summary:
    'Gives a language without flows those that new bots get, as the other language has them: published with phrases, and drafts where only the company knows the answer',
  access: developers,
  params: agentLanguageParams.extend({ fromLanguageId: languageId }),
  query: nothing,
  body: nothing,
  cost: 100,
  reply: z.object({ idList: z.array(id) }),
  errors: ['settings.languages.sameLanguage', 'settings.languages.hasFlows'],
  invalidates: ['flows', 'checks', 'training'],
});
