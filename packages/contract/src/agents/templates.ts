import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import {
  acknowledged,
  agentLanguageParams,
  agentParams,
  id,
  nothing,
  timestamp,
} from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flowUse } from '../flows/flow-use.ts';
import { flowTitleMax } from '../flows/flows.ts';
import { trainingPhraseMax } from '../flows/training-phrases.ts';

/** A phrase of a template, at its place in the list. */
const templatePhraseInput = z.object({
  question: z.string().max(trainingPhraseMax),
  index: z.int().min(0),
});

export const templatePhrase = templatePhraseInput.extend({
  /** The phrase as the bot compares it: small letters, without signs. */
  name: z.string(),
});
export type TemplatePhrase = z.infer<typeof templatePhrase>;

export const templateListItem = z.object({
  id,
  title: z.string(),
  intentList: z.array(flowUse),
  trainingPhraseCount: z.int(),
  lastModified: timestamp,
});
export type TemplateListItem = z.infer<typeof templateListItem>;

export const trainingPhraseTemplate = z.object({
  id,
  title: z.string(),
  intentList: z.array(flowUse),
  trainingPhraseList: z.array(templatePhrase),
  /** Grows with every save; sent back with a save so that two editors cannot overwrite each other. */
  revision: z.int(),
  lastModified: timestamp,
});
export type TrainingPhraseTemplate = z.infer<typeof trainingPhraseTemplate>;

export const templateInput = z.object({
  id,
  title: z.string().max(flowTitleMax),
  /** Where it is left out, whatever has been saved meanwhile is saved over. */
  revision: z.int().optional(),
  trainingPhraseList: z.array(templatePhraseInput).max(20_000),
});
export type TemplateInput = z.infer<typeof templateInput>;

/** Why a template cannot be saved or deleted, in `details.code`. */
export const TemplateRefusal = {
  doublet: 'doublet',
  renameUsed: 'canNotRenameUsedTrainingPhraseTemplate',
  inUse: 'trainingPhraseTemplateInUse',
} as const;

export const getTrainingPhraseTemplateAll = endpoint({
  method: 'GET',
  path: '/template/getTrainingPhraseTemplateAll/agent/:agentId/language/:languageId',
  summary: 'All training phrase templates of a language by title, with the flows that use them',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(templateListItem) }),
  provides: ['templates'],
});

export const getTrainingPhraseTemplate = endpoint({
  method: 'GET',
  path: '/template/getTrainingPhraseTemplate/agent/:agentId/language/:languageId/id/:id',
  summary: 'One training phrase template with its phrases',
  access: developers,
  params: agentLanguageParams.extend({ id }),
  query: nothing,
  body: nothing,
  reply: trainingPhraseTemplate,
  provides: ['template'],
});

export const addOrUpdateTrainingPhraseTemplate = endpoint({
  method: 'PATCH',
  path: '/template/addOrUpdateTrainingPhraseTemplate/:agentId/:languageId',
  summary: 'Saves a training phrase template; the all-zero id makes a new one',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: templateInput,
  reply: trainingPhraseTemplate,
  bodyLimit: 8 * 1024 * 1024,
  errors: [
    'trainingPhraseTemplate.snackbar.missingTitle',
    'trainingPhraseTemplate.snackbar.missingTrainingPhrase',
    'trainingPhraseTemplate.create.doublet',
    'trainingPhraseTemplate.update.used.trainingPhraseTemplate.type.error',
    'trainingPhraseTemplate.detail.changedByOther',
  ],
  invalidates: ['templates', 'template', 'flows', 'flow', 'training', 'checks'],
});

export const deleteTrainingPhraseTemplate = endpoint({
  method: 'DELETE',
  path: '/template/deleteTrainingPhraseTemplate/agent/:agentId/trainingPhraseTemplateId/:trainingPhraseTemplateId',
  summary: 'Deletes a training phrase template that no flow uses',
  access: developers,
  params: agentParams.extend({ trainingPhraseTemplateId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: ['trainingPhraseTemplate.delete.inUse'],
  invalidates: ['templates'],
});
