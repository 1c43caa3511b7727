import { z } from 'zod';
import { timestamp } from '../calls/primitives.ts';

/** What generated answers may make of a flow. */
export const FlowGptUse = { doNotUse: 0, useAsSource: 1, useAsAnswer: 2 } as const;
export type FlowGptUse = (typeof FlowGptUse)[keyof typeof FlowGptUse];

/** Milliseconds; -1 is the phone's own. */
export const speechWaitTimeMax = 60_000;

/** The settings of a flow that are published with it. */
export const flowSettings = z.object({
  /** A high flow that is understood well enough comes before every one that is not. */
  priority: z.enum(['default', 'high']).default('default'),
  /** False keeps its phrases from the classifier: only the very same words, keywords and entities lead to it. */
  mlActive: z.boolean().default(true),
  gptUse: z.literal(Object.values(FlowGptUse)).default(FlowGptUse.doNotUse),
  /** How long the phone waits for more to be said, in milliseconds; -1 is as the phone has it. */
  speechWaitTime: z.int().min(-1).max(speechWaitTimeMax).default(-1),
  /** The address of a recording that is played instead of the spoken answer; empty for none. */
  customSpeechUrl: z.string().max(2000).default(''),
});
export type FlowSettings = z.infer<typeof flowSettings>;

/** When a flow begins and ceases to answer; both or none. */
export const publishingPlan = z.object({
  publishAt: timestamp.nullable().default(null),
  unPublishAt: timestamp.nullable().default(null),
});
export type PublishingPlan = z.infer<typeof publishingPlan>;
