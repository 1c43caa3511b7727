import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import {
  agentLanguageParams,
  agentParams,
  id,
  nothing,
  numberInPath,
  timestamp,
} from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';

export const trainingState = z.object({
  state: z.enum(['idle', 'queued', 'running', 'failed']),
  /** 0..1 while running. */
  progress: z.number(),
  /** The release that answers now; 0 when there is none. */
  releaseNumber: z.int(),
  releasedAt: timestamp.nullable(),
  /** Published changes that no release has yet. */
  hasUntrainedChanges: z.boolean(),
  trainingPhraseCount: z.int(),
  flowCount: z.int(),
  /** How long the last training took, in milliseconds. */
  durationMs: z.int().nullable(),
  /** The tests that must hold and keep the newest changes from answering; the release before answers meanwhile. */
  blockedBy: z.array(z.object({ testId: id, title: z.string() })),
});
export type TrainingState = z.infer<typeof trainingState>;

export const getTrainingState = endpoint({
  method: 'GET',
  path: '/training/state/agentId/:agentId',
  summary: 'Whether the agent is being trained, how far it is, and which release answers',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: trainingState,
  provides: ['training'],
});

export const startTraining = endpoint({
  method: 'POST',
  path: '/training/start/agentId/:agentId',
  summary: 'Compiles the published flows into a new release and trains it',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  cost: 100,
  reply: trainingState,
  invalidates: ['training'],
});

export const publishAnyway = endpoint({
  method: 'POST',
  path: '/training/publishAnyway/agentId/:agentId',
  summary: 'Lets the changes answer that tests have kept back, those and no later ones',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: trainingState,
  errors: ['training.publishAnyway.notBlocked'],
  invalidates: ['training'],
});

/** How a file of training data is to be read. Columns count from 0; without a mapping the server guesses. */
export const importMapping = z.object({
  textColumn: numberInPath.optional(),
  flowColumn: numberInPath.optional(),
  /** What the flow answers; `none` when no column has it. */
  answerColumn: z.literal('none').or(numberInPath).optional(),
  hasHeader: z.enum(['true', 'false']).optional(),
});

export const importPreview = z.object({
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16']),
  delimiter: z.enum(['tab', 'comma', 'semicolon']),
  hasHeader: z.boolean(),
  textColumn: z.int(),
  flowColumn: z.int(),
  /** Null when no column has answers. */
  answerColumn: z.int().nullable(),
  columns: z.array(z.string()),
  /** The first rows, as read. */
  rows: z.array(z.array(z.string())),
  rowCount: z.int(),
  /** The language that the texts seem to be in (ISO 639-1), where it is another than they are imported as. */
  otherLanguage: z.string().nullable(),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const skipReason = z.enum([
  'missingColumn',
  'emptyText',
  'emptyFlow',
  'textTooLong',
  'flowTitleTooLong',
  'answerTooLong',
  'tooManyAnswers',
  'duplicate',
  'unreadable',
]);
export type SkipReason = z.infer<typeof skipReason>;

export const importReport = z.object({
  rowCount: z.int(),
  addedPhraseCount: z.int(),
  createdFlowCount: z.int(),
  /** How many of those made have no answer, so that they are drafts. */
  unansweredFlowCount: z.int(),
  updatedFlowCount: z.int(),
  /** How many flows have kept the answer that they had, so that the file's was left out. */
  keptAnswerCount: z.int(),
  skippedCount: z.int(),
  skippedByReason: z.partialRecord(skipReason, z.int()),
  /** The first skipped rows; `line` counts from 1 in the file. */
  skipped: z.array(z.object({ line: z.int(), reason: skipReason, text: z.string() })),
  encoding: importPreview.shape.encoding,
});
export type ImportReport = z.infer<typeof importReport>;

/** 32 MiB holds some 400,000 questions. */
const importLimit = 32 * 1024 * 1024;
const importErrors = ['import.error.empty', 'import.error.binary', 'import.error.columns'];

export const previewImport = endpoint({
  method: 'POST',
  path: '/training/import/preview/agentId/:agentId/languageId/:languageId',
  summary: 'Reads a TSV or CSV of training data and shows what would be imported, storing nothing',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: importMapping,
  body: nothing,
  rawBody: true,
  bodyLimit: importLimit,
  cost: 200,
  megabyteCost: 50,
  reply: importPreview,
  errors: importErrors,
});

export const importTrainingData = endpoint({
  method: 'POST',
  path: '/training/import/agentId/:agentId/languageId/:languageId',
  summary:
    'Imports training phrases by flow title; makes the flows that lack, and publishes those with an answer; all in one transaction; then retrains',
  access: developers,
  params: agentLanguageParams,
  query: importMapping.extend({
    /** Names this import in the hub's `importProgress` events. */
    importId: id.optional(),
  }),
  body: nothing,
  rawBody: true,
  bodyLimit: importLimit,
  cost: 600,
  megabyteCost: 50,
  reply: importReport,
  errors: importErrors,
  invalidates: ['flows', 'flow', 'training', 'checks'],
});
