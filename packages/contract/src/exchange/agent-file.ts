import { z } from 'zod';
import { flowAction } from '../actions/actions.ts';
import { companyFacts } from '../agents/company-facts.ts';
import { officeTimeEntry, officeTimesMax } from '../agents/office-times.ts';
import { id, languageCode, timestamp } from '../calls/primitives.ts';
import { entityEntriesMax, entityEntry } from '../entities/entities.ts';
import { flowSettings } from '../flows/flow-settings.ts';
import { chatResponse, flowTitleMax, IntentType } from '../flows/flows.ts';
import { phraseContent, trainingPhraseMax } from '../flows/training-phrases.ts';
import { recordingBytesMax, recordingNameMax } from '../phone/recordings.ts';
import { testContent } from '../training/conversation-tests.ts';

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
  /** Files from before there were any have none. */
  testList: z.array(testContent).max(20_000).default([]),
});
export type LanguageInFile = z.infer<typeof languageInFile>;

/** A recording that flows of the file play, by the id in their addresses. */
const recordingInFile = z.object({
  id,
  name: z.string().max(recordingNameMax),
  /** Base64 is a third longer than what it holds. */
  audio: z.base64().max(Math.ceil(recordingBytesMax / 3) * 4),
});
export type RecordingInFile = z.infer<typeof recordingInFile>;

/** Bytes of recordings in a file: more than four hours of speech, and together with the rest no more than an import takes. */
export const recordingsInFileMax = 16 * 1024 * 1024;

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
  /** Files from before they came along have none of these. */
  officeTimeList: z.array(officeTimeEntry).max(officeTimesMax).default([]),
  companyFacts: companyFacts.partial().default({}),
  recordingList: z.array(recordingInFile).max(20_000).default([]),
});
export type AgentFile = z.infer<typeof agentFile>;
