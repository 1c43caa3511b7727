import { z } from 'zod';
import { type ReplyDetail, replyDetailSchema } from './reply-details.ts';

/** How a language model answers what no flow covers; of a widget or a phone, laid over a release's language. */
export interface Generation {
  /** The widget or phone whose tokens it takes, and how many those may be a month. */
  channelId: string;
  tokenLimit: number;
  /** Flows answer nothing but what was chosen, and what follows up on another answer. */
  isAlone: boolean;
  /** The model's name, as the server knows it; null where none is connected: then sources are quoted. */
  model: string | null;
  /** The sources that answers may rest on, beside flows. */
  sourceIds: readonly string[];
  /** What visitors see of what an answer rests on. */
  citing: Citing;
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

/** What visitors see of what an answer rests on. */
export const citingSchema = z.enum(['nothing', 'titles', 'texts']);
export type Citing = z.infer<typeof citingSchema>;

/** A text that an answer rests on: what a flow says, or a part of a page. */
export const citationSchema = z.object({
  title: z.string(),
  /** The passage itself, as plain text. */
  text: z.string(),
  /** The flow that says it. */
  flowId: z.guid().optional(),
  /** The page of a source that it stands on. */
  page: z.object({ id: z.guid(), sourceId: z.guid(), url: z.string() }).optional(),
});
export type Citation = z.infer<typeof citationSchema>;

/** What an answer that no flow gave rests on. */
export const generatedSchema = z.object({
  citations: z.array(citationSchema),
  /** What visitors see of them; left out in logs of earlier versions: all. */
  citing: citingSchema.optional(),
  /** In a source's own words, not a language model's. */
  isQuote: z.literal(true).optional(),
});
export type Generated = z.infer<typeof generatedSchema>;

/** A text that an answer may rest on; a flow that `answer`s is said itself instead. */
export const passageSchema = citationSchema.extend({ use: z.enum(['source', 'answer']) });
export type Passage = z.infer<typeof passageSchema>;

/** What a language model is asked to answer, or what is looked up in sources where there is none. */
export const generateSchema = z.object({
  kind: z.literal('generate'),
  question: z.string(),
  /** Of flows, the likeliest first. */
  passages: z.array(passageSchema),
  /** A flow resembles the question, but has never met these words of it: where no source has them, the flow answers. */
  doubt: z.object({ flowId: z.guid(), words: z.array(z.string()) }).optional(),
  /** What the question is about in other words; sources are searched for it where they have nothing for the question. */
  topic: z.string().optional(),
  /** In these sources more is looked for. */
  sourceIds: z.array(z.guid()).default([]),
  /** The widget or phone whose tokens it takes, and how many those may be a month. */
  channelId: z.guid(),
  tokenLimit: z.int(),
  model: z.string().nullable(),
  instructions: z.string(),
  /** What it is to find besides the answer. */
  details: z.array(replyDetailSchema).default([]),
  temperature: z.number(),
  topP: z.number(),
  maxTokens: z.int(),
});
export type GenerateWork = z.infer<typeof generateSchema>;

/**
 * What a language model came up with: words of its own, or a flow that says it better; or a source's own words, which may
 * only be the nearest to what was asked.
 */
export type GeneratedAnswer =
  | { text: string; citations: readonly Citation[]; isQuote?: true; isNearest?: true; flowId?: undefined }
  | { flowId: string };
