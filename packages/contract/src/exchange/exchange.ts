import { z } from 'zod';
import { languages } from '../agents/languages.ts';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, agentParams, id, languageCode, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flowSaveKeys } from '../flows/flows.ts';
import { agentFile } from './agent-file.ts';

/** What becomes of something whose title the agent has already. */
export const existingChoice = z.enum(['skip', 'replace', 'keepBoth']);
export type ExistingChoice = z.infer<typeof existingChoice>;

/** The language as which flows are imported that are written in one that bots here do not speak; without it they are not. */
const foreignAs = languageCode;

/** What of a file has no place here, or becomes something else. */
export const exchangeNoteKind = z.enum([
  'languageNotSpoken',
  'renamed',
  'noAnswer',
  'defaultKept',
  'officeTimesKept',
  'companyFactsKept',
  'unknownEntityType',
  'unknownTemplate',
  'unknownTestFlow',
  'recordingMissing',
  'recordingUnusable',
  'secretMissing',
  'pattern',
  'phraseLeftOut',
  // What Dialogflow has beside.
  'webhook',
  'event',
  'secondWelcome',
  'secondFallback',
  'secondElse',
  'contextMissing',
  'contextFurther',
  'contextOut',
  'priority',
  'parameterType',
  'parameterList',
  'parameterName',
  'parameterValue',
  'parameterDefault',
  'promptMissing',
  'promptFurther',
  'templatePhrase',
  'platform',
  'payload',
  'messageUnknown',
  'quickReply',
  'cardButton',
  'responsesMany',
  'textCut',
  'reference',
  'compositeEntity',
  'entitySetting',
  'entryLeftOut',
  'agentSetting',
  'fileUnread',
]);
export type ExchangeNoteKind = z.infer<typeof exchangeNoteKind>;

export const exchangeNote = z.object({
  kind: exchangeNoteKind,
  languageCode: languageCode.nullable(),
  /** The flow or the entity type it is about; empty for the bot as a whole. */
  title: z.string(),
  /** What it is about more closely, in the file's own words; may be empty. */
  detail: z.string(),
});
export type ExchangeNote = z.infer<typeof exchangeNote>;

const figures = z.object({ created: z.int(), replaced: z.int(), skipped: z.int() });
export type ExchangeFigures = z.infer<typeof figures>;

/** What an import counts, language by language. */
export const exchangeKinds = ['flows', 'entityTypes', 'templates', 'tests'] as const;

/** What an import will do, or has done. */
export const exchangeReport = z.object({
  /** What wrote the file. */
  source: z.enum(['samtale', 'dialogflow']),
  /** The bot's name there. */
  name: z.string(),
  /**
   * The language that the file is written in when bots here do not speak it, and those that it can be taken as: the
   * agent's, without those that the file has too. Null for a file of languages spoken here.
   */
  foreignLanguage: z.object({ code: z.string(), asList: z.array(languageCode) }).nullable(),
  languageList: z.array(
    z.object({
      languageCode,
      flows: figures,
      entityTypes: figures,
      templates: figures,
      tests: figures,
      phraseCount: z.int(),
      /** Titles of what is there already, first the flows. */
      existingList: z.array(z.string()),
    }),
  ),
  noteList: z.array(exchangeNote),
  /** Flows that have to be set right before they can be published from the editor, and why. */
  problemList: z.array(z.object({ languageCode, title: z.string(), keyList: z.array(z.enum(flowSaveKeys)) })),
});
export type ExchangeReport = z.infer<typeof exchangeReport>;

/** 32 MiB holds some 400,000 phrases. */
const fileLimit = 32 * 1024 * 1024;
const fileErrors = [
  'exchange.error.zip',
  'exchange.error.tooLarge',
  'exchange.error.content',
  'exchange.error.dialogflowCx',
  'exchange.error.version',
];

export const exportAgent = endpoint({
  method: 'GET',
  path: '/exchange/export/agentId/:agentId',
  summary:
    'The saved flows, templates, entity types and conversation tests of a language, or of all, as one file',
  access: developers,
  audit: 'entered',
  params: agentParams,
  query: z.object({ languageId: z.literal(languages.map((language) => language.id)).optional() }),
  body: nothing,
  cost: 600,
  reply: agentFile,
  invalidates: [],
});

export const exportPhrases = endpoint({
  method: 'GET',
  path: '/exchange/phrases/agentId/:agentId/languageId/:languageId',
  summary: 'The questions of all flows as CSV, in the columns that the import of training data reads',
  access: developers,
  audit: 'entered',
  params: agentLanguageParams,
  query: nothing,
  body: nothing,
  cost: 100,
  reply: z.object({ content: z.string() }),
  invalidates: [],
});

export const previewAgentImport = endpoint({
  method: 'POST',
  path: '/exchange/preview/agentId/:agentId',
  summary: 'What importing a bot would do: an exported file, or a zip from Dialogflow ES. Stores nothing',
  access: developers,
  audit: 'reads',
  params: agentParams,
  query: z.object({ existing: existingChoice.default('skip'), foreignAs: foreignAs.optional() }),
  body: nothing,
  rawBody: true,
  bodyLimit: fileLimit,
  cost: 200,
  megabyteCost: 50,
  reply: exchangeReport,
  errors: fileErrors,
});

export const importAgent = endpoint({
  method: 'POST',
  path: '/exchange/import/agentId/:agentId',
  summary: 'Imports a bot in one transaction, published or as drafts; then retrains',
  access: developers,
  params: agentParams,
  query: z.object({
    existing: existingChoice.default('skip'),
    publish: z.enum(['true', 'false']).default('true'),
    foreignAs: foreignAs.optional(),
    /** Names this import in the hub's `importProgress` events. */
    importId: id.optional(),
  }),
  body: nothing,
  rawBody: true,
  bodyLimit: fileLimit,
  cost: 600,
  megabyteCost: 50,
  reply: exchangeReport,
  errors: fileErrors,
  invalidates: [
    'flows',
    'flow',
    'templates',
    'template',
    'entityTypes',
    'tests',
    'officeHours',
    'companyFacts',
    'training',
    'checks',
  ],
});
