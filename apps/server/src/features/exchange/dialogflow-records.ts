import { z } from 'zod';

/**
 * The files of a Dialogflow ES export as far as they are read. There is no published schema: the fields are those of
 * real exports (google-github-actions and actions-on-google samples), and every one of them has been seen missing.
 */
const optionalText = z.string().nullish();
const flag = z.boolean().nullish();

export const dialogflowAgent = z.object({
  name: optionalText,
  displayName: optionalText,
  language: z.string().default('en'),
  supportedLanguages: z.array(z.string()).nullish(),
  webhook: z.object({ url: optionalText, available: flag }).nullish(),
  googleAssistant: z.object({ googleAssistantCompatible: flag }).nullish(),
  analyzeQueryTextSentiment: flag,
  enabledKnowledgeBaseNames: z.array(z.string()).nullish(),
  dialogBuilderMode: flag,
});
export type DialogflowAgent = z.infer<typeof dialogflowAgent>;

export const dialogflowParameter = z.object({
  name: z.string(),
  dataType: z.string().default(''),
  required: flag,
  value: z.unknown().optional(),
  defaultValue: z.unknown().optional(),
  isList: flag,
  prompts: z.array(z.object({ lang: optionalText, value: z.string() })).nullish(),
});
export type DialogflowParameter = z.infer<typeof dialogflowParameter>;

/** Text is one or several alternatives; the other fields depend on the kind, which is a number or Google's word. */
export const dialogflowMessage = z.looseObject({
  type: z.union([z.number(), z.string()]).nullish(),
  platform: optionalText,
  lang: optionalText,
});
export type DialogflowMessage = z.infer<typeof dialogflowMessage>;

const response = z.object({
  affectedContexts: z.array(z.object({ name: z.string(), lifespan: z.number().nullish() })).nullish(),
  parameters: z.array(dialogflowParameter).nullish(),
  messages: z.array(dialogflowMessage).nullish(),
});

export const dialogflowPhrase = z.object({
  data: z.array(z.object({ text: z.string(), alias: optionalText, meta: optionalText })).default([]),
  isTemplate: flag,
  /** Of the single-file variant. */
  lang: optionalText,
});
export type DialogflowPhrase = z.infer<typeof dialogflowPhrase>;

export const dialogflowIntent = z.object({
  id: optionalText,
  parentId: optionalText,
  name: z.string().trim().min(1),
  /** False keeps its phrases from machine learning. */
  auto: flag,
  contexts: z.array(z.string()).nullish(),
  responses: z.array(response).nullish(),
  priority: z.number().nullish(),
  webhookUsed: flag,
  webhookForSlotFilling: flag,
  fallbackIntent: flag,
  events: z.array(z.object({ name: z.string() })).nullish(),
  endInteraction: flag,
  liveAgentHandoff: flag,
  userSays: z.array(dialogflowPhrase).nullish(),
});
export type DialogflowIntent = z.infer<typeof dialogflowIntent>;

export const dialogflowEntry = z.object({
  value: z.string(),
  synonyms: z.array(z.string()).nullish(),
});
export type DialogflowEntry = z.infer<typeof dialogflowEntry>;

export const dialogflowEntity = z.object({
  name: z.string().trim().min(1),
  isEnum: flag,
  isRegexp: flag,
  automatedExpansion: flag,
  entries: z.array(dialogflowEntry).nullish(),
});
export type DialogflowEntity = z.infer<typeof dialogflowEntity>;
