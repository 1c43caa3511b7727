import { z } from 'zod';
import { flowAction } from './actions.ts';
import { entityEntriesMax, entityEntry } from './entities.ts';
import { flowSettings } from './flow-settings.ts';
import { chatResponse, flowTitleMax, IntentType } from './flows.ts';
import { id, languageCode, timestamp } from './primitives.ts';
import { phraseContent, trainingPhraseMax } from './training-phrases.ts';

/** The first words of a file that holds a bot, and the form it is in. */
export const agentFileFormat = 'samtale-agent';
export const agentFileVersion = 1;

/** A flow as it is saved, without its plan: that belongs to the moment. Ids are those of the file. */
const flowInFile = z.object({
  id,
  /** The same flow in another language of the file has the same master. */
  masterIntentId: id,
  followUpParentId: id.nullable(),
  title: z.string().trim().min(1).max(flowTitleMax),
  intentType: z.literal(Object.values(IntentType)),
  disabled: z.boolean(),
  trainingPhraseTemplateId: id.nullable(),
  trainingPhraseList: z.array(phraseContent).max(20_000),
  chatResponseList: z.array(chatResponse).max(20),
  intentActionList: z.array(flowAction).max(20),
  settings: flowSettings,
});
export type FlowInFile = z.infer<typeof flowInFile>;

const templateInFile = z.object({
  id,
  title: z.string().trim().min(1).max(flowTitleMax),
  trainingPhraseList: z.array(z.string().max(trainingPhraseMax)).max(20_000),
});
export type TemplateInFile = z.infer<typeof templateInFile>;

const entityTypeInFile = z.object({
  id,
  title: z.string().trim().min(1).max(flowTitleMax),
  isRegEx: z.boolean(),
  entityList: z.array(entityEntry.omit({ id: true, index: true })).max(entityEntriesMax),
});
export type EntityTypeInFile = z.infer<typeof entityTypeInFile>;

const languageInFile = z.object({
  languageCode,
  /** Parents before their follow-ups. */
  flowList: z.array(flowInFile).max(20_000),
  templateList: z.array(templateInFile).max(20_000),
  entityTypeList: z.array(entityTypeInFile).max(20_000),
});
export type LanguageInFile = z.infer<typeof languageInFile>;

/** A bot as one file: one of its languages, or all of them. */
export const agentFile = z.object({
  format: z.literal(agentFileFormat),
  version: z.literal(agentFileVersion),
  name: z.string(),
  exportedAt: timestamp,
  /** Master ids of the flow that greets and of the one that answers what no flow covers. */
  welcomeIntentId: id.nullable(),
  fallbackIntentId: id.nullable(),
  languageList: z.array(languageInFile).max(10),
});
export type AgentFile = z.infer<typeof agentFile>;
