import { z } from 'zod';
import { companyValueNames } from '../agents/company-facts.ts';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flowUse } from '../flows/flow-use.ts';
import { trainingPhraseMax } from '../flows/training-phrases.ts';

export const checkSeverity = z.enum(['error', 'warning']);
export type CheckSeverity = z.infer<typeof checkSeverity>;

/**
 * What can be wrong with a bot as a whole, the worst first. An error is something that a visitor is going to notice;
 * a warning may be meant so.
 */
export const checkSeverities = {
  /** A phrase stands in two flows that may be understood at the same time: `text` in both. */
  samePhrase: 'error',
  /** A button or an action leads to a flow that is deleted, or that is disabled. `text` is the button's. */
  leadsToGone: 'error',
  leadsToDisabled: 'error',
  /** Redirects that always lead back to where they began. `text` is the way around. */
  redirectLoop: 'error',
  /** A text or a condition names a value that no flow before it collects: `text`. */
  unknownParameter: 'error',
  /** A request names a secret that the agent does not have: `text`. */
  unknownSecret: 'error',
  /** No answer, and nothing it does. */
  emptyAnswer: 'error',
  /** A phrase of values that takes free text, which is recognised by the words around it alone: it never fits. `text` is the phrase. */
  freeTextValue: 'error',
  /** `text` of one flow differs from `otherText` of another by next to nothing. */
  nearPhrase: 'warning',
  /** The phrases of two flows are about the same, so one of them may be for nothing. */
  similarFlow: 'warning',
  /** A published flow leads to one that never was published. */
  leadsToUnpublished: 'warning',
  /** All that a published flow answers is its own title: `text`. */
  titleAsAnswer: 'warning',
  /** A published flow waits, in whole or in part, for a company value that nobody has told: `text`. */
  untoldValue: 'warning',
  /** A flow asks for a value of which nothing becomes: `text`. */
  unusedValue: 'warning',
  /** A flow that never was published has no answer, and does nothing. `text` is a question that asks for it; empty without one. */
  unansweredDraft: 'warning',
  /** A published flow that nothing people say or choose leads to. */
  unreachable: 'warning',
  /** A condition compares a value that is never asked for: `text`. */
  unaskedParameter: 'warning',
  /** `text` is the code of a language without the flow; without `intent`, the language has none of them. */
  missingLanguage: 'warning',
  /** Looking for the values of the entity type takes so much that long messages may be understood without them. */
  costlyEntityType: 'warning',
  /** No flow uses the entity type. */
  unusedEntityType: 'warning',
} as const satisfies Record<string, CheckSeverity>;
export type CheckKind = keyof typeof checkSeverities;
export const checkKinds = Object.keys(checkSeverities) as [CheckKind, ...CheckKind[]];

export const checkFinding = z.object({
  kind: z.enum(checkKinds),
  severity: checkSeverity,
  /** The flow it is about; null where it is about none. */
  intent: flowUse.nullable(),
  /** The other flow that has to do with it. */
  otherIntent: flowUse.nullable(),
  text: z.string(),
  otherText: z.string(),
  /** How many phrases, links or flows are alike in this; the texts are those of the first. */
  count: z.int(),
  entityType: z.object({ id, title: z.string() }).nullable(),
});
export type CheckFinding = z.infer<typeof checkFinding>;

export const getChecks = endpoint({
  method: 'GET',
  path: '/intent/checks/agent/:agentId/language/:languageId',
  summary: 'What is wrong, or looks wrong, with the flows of a language as they are saved; the worst first',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: nothing,
  cost: 20,
  reply: z.object({ list: z.array(checkFinding) }),
  provides: ['checks'],
});

/** So many flows without an answer are named; the others are counted. */
export const firstAnswersMax = 20;

export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/intent/firstSteps/agent/:agentId/language/:languageId',
  summary:
    'What is to be told before the bot can answer what visitors ask first: values that published flows wait for, and flows without an answer that never were published',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: nothing,
  cost: 20,
  reply: z.object({
    untoldList: z.array(
      z.object({
        name: z.enum(companyValueNames),
        /** Those that wait for it. */
        intentList: z.array(flowUse),
      }),
    ),
    /** The first of them as they were written, each with a question that visitors ask. */
    answerList: z.array(z.object({ intent: flowUse, question: z.string() })),
    answerCount: z.int(),
  }),
  provides: ['checks'],
});

/** Phrases that are looked at in one call. */
export const clashQuestionsMax = 100;

export const phraseClash = z.object({
  /** As it was sent. */
  question: z.string(),
  kind: z.enum(['samePhrase', 'nearPhrase']),
  /** The flow that has it too, and in what words. */
  otherIntent: flowUse,
  otherText: z.string(),
});
export type PhraseClash = z.infer<typeof phraseClash>;

export const findClashes = endpoint({
  method: 'POST',
  path: '/intent/clashes/agent/:agentId/language/:languageId',
  summary:
    'Which of the questions, not saved yet, are the same as or too near those of flows that may be meant instead',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({
    /** The flow they are written for; all zeros for a new one. */
    intentId: id,
    followUpParentId: id.nullable(),
    questionList: z.array(z.string().max(trainingPhraseMax)).max(clashQuestionsMax),
  }),
  cost: 20,
  reply: z.object({ list: z.array(phraseClash) }),
  provides: ['checks'],
});
