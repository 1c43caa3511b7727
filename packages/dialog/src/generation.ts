import { z } from 'zod';
import { type ReplyDetail, replyDetailSchema } from './reply-details.ts';

/** How a language model answers what no flow covers; of a widget or a phone, laid over a release's language. */
export interface Generation {
  /** The widget or phone whose tokens it takes, and how many those may be a month. */
  channelId: string;
  tokenLimit: number;
  /** Flows answer nothing but what was chosen, and what follows up on another answer. */
  isAlone: boolean;
  /** The model's name, as the server knows it. */
  model: string;
  /** What the model is told of its task, while people are there and otherwise. */
  instructions: string;
  instructionsOutOfHours: string;
  /** What it is to find besides, at the same times. */
  details: readonly ReplyDetail[];
  detailsOutOfHours: readonly ReplyDetail[];
  temperature: number;
  topP: number;
  /** Longest answer, in tokens. */
  maxTokens: number;
  /** So many answers are generated in a conversation at most. */
  mostAnswers: number;
  /** What answers after that; null for the fallback. */
  limitFlowId: string | null;
  /** What answers when the model does not; null for the fallback. */
  failedFlowId: string | null;
  /** Said when the model does not answer; empty for none. At most one of the two is there. */
  failedText: string;
}

/** A text that an answer rests on. */
export const citationSchema = z.object({
  title: z.string(),
  /** The passage itself, as plain text. */
  text: z.string(),
  /** The flow that says it. */
  flowId: z.guid(),
});
export type Citation = z.infer<typeof citationSchema>;

/** A text that an answer may rest on; a flow that `answer`s is said itself instead. */
export const passageSchema = citationSchema.extend({ use: z.enum(['source', 'answer']) });
export type Passage = z.infer<typeof passageSchema>;

/** What a language model is asked to answer. */
export const generateSchema = z.object({
  kind: z.literal('generate'),
  question: z.string(),
  /** The likeliest first. */
  passages: z.array(passageSchema),
  /** The widget or phone whose tokens it takes, and how many those may be a month. */
  channelId: z.guid(),
  tokenLimit: z.int(),
  model: z.string(),
  instructions: z.string(),
  /** What it is to find besides the answer. */
  details: z.array(replyDetailSchema).default([]),
  temperature: z.number(),
  topP: z.number(),
  maxTokens: z.int(),
});
export type GenerateWork = z.infer<typeof generateSchema>;

/** What a language model came up with: words of its own, or a flow that says it better. */
export type GeneratedAnswer =
  | { text: string; citations: readonly Citation[]; flowId?: undefined }
  | { flowId: string };
