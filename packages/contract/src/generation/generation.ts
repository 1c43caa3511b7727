import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { replyDetails } from './reply-details.ts';

/** When a language model answers (`gptSetupType`): never, whatever is written, or what no flow covers. */
export const GenerationMode = { off: 0, alone: 1, besideFlows: 3 } as const;
export type GenerationMode = (typeof GenerationMode)[keyof typeof GenerationMode];

/** How many tokens a widget's generated answers may take a month. */
export const tokenLimits = {
  low: 200_000,
  default: 500_000,
  high: 600_000,
  extraHigh: 750_000,
  max: 1_000_000,
} as const;

/** Longest of the texts that tell a language model what it is to do, and of what is said when it fails. */
export const instructionsMax = 8000;
export const failureTextMax = 1000;
export const mostGeneratedAnswers = 1000;
export const responseTokensMax = 4000;

/** The message keys of what is wrong with generated answers. */
export const generationKeys = {
  model: 'generation.validation.model',
  tooLong: 'generation.validation.tooLong',
  temperature: 'generation.validation.temperature',
  topP: 'generation.validation.topP',
  messageLimiting: 'generation.validation.messageLimiting',
  maxResponseToken: 'generation.validation.maxResponseToken',
  twoFailures: 'generation.validation.twoFailures',
} as const;

export const instructionsText = z.string().trim().max(instructionsMax, generationKeys.tooLong);

/** Spec 2 section 5, "Agent settings". */
const tenthToOne = (messageKey: string) => z.number(messageKey).min(0.1, messageKey).max(1, messageKey);
const wholeUpTo = (most: number, messageKey: string) =>
  z.int(messageKey).min(1, messageKey).max(most, messageKey);

/** How a language model answers; of a widget, or of a phone. */
export const gptSetting = z.object({
  gptModelName: z.string().trim().min(1, generationKeys.model).max(100, generationKeys.tooLong),
  /** What the model is told of its task; empty for the product's own words. */
  gptCommandDescription: instructionsText,
  /** The same while nobody is there; empty for the one above. */
  gptCommandDescriptionOutOpenHours: instructionsText,
  /** What it is to find besides the answer, and what while nobody is there; null for the same. */
  gptOutputJson: replyDetails,
  gptOutputJsonOutOpenHours: replyDetails.nullable(),
  /** How freely words are chosen, and from how many of the likeliest. */
  temperature: tenthToOne(generationKeys.temperature),
  topP: tenthToOne(generationKeys.topP),
  /** Longest answer, in tokens. */
  maxResponseToken: wholeUpTo(responseTokensMax, generationKeys.maxResponseToken),
  /** So many answers are generated in a conversation; then a flow answers, the fallback unless one is named. */
  messageLimiting: wholeUpTo(mostGeneratedAnswers, generationKeys.messageLimiting),
  messageLimitingIntentId: id.nullable(),
  /** What answers when the model does not: a flow or a text, not both; without either the fallback. */
  errorIntentId: id.nullable(),
  errorMsq: z.string().trim().max(failureTextMax, generationKeys.tooLong),
  /** Ids of the sources it answers from; null for all, those to come as well. */
  gptTrainingJobList: z.array(id).max(1000).nullable(),
  /** A month's; when they are used up it is as if the model did not answer. */
  tokenLimit: z.literal(Object.values(tokenLimits)),
});
export type GptSetting = z.infer<typeof gptSetting>;

/** As of a new widget. */
export const newGptSetting: GptSetting = {
  gptModelName: 'gpt4o-5',
  gptCommandDescription: '',
  gptCommandDescriptionOutOpenHours: '',
  gptOutputJson: [],
  gptOutputJsonOutOpenHours: null,
  temperature: 0.5,
  topP: 0.5,
  maxResponseToken: 500,
  messageLimiting: 100,
  messageLimitingIntentId: null,
  errorIntentId: null,
  errorMsq: '',
  gptTrainingJobList: null,
  tokenLimit: tokenLimits.default,
};

export const getGeneration = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/generation',
  summary:
    'Whether and with which models answers can be generated for the agent, and what was used this month',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    /** The agent's subscription includes it. */
    isIncluded: z.boolean(),
    /** The server, or the agent itself, has access to a language model. */
    isSetUp: z.boolean(),
    modelList: z.array(z.string()),
    /** Websites and documents that answers may rest on. */
    sources: z.int(),
    /** Published flows that answers may rest on, by language. */
    sourceList: z.array(z.object({ languageId: id, flows: z.int() })),
    used: z.object({
      answers: z.int(),
      tokens: z.int(),
      /** What the plan includes a month; null for any number. */
      maxAnswers: z.int().nullable(),
      /** By widget; one that has used nothing is left out. */
      clientList: z.array(z.object({ clientId: id, answers: z.int(), tokens: z.int() })),
    }),
  }),
  provides: [],
});
