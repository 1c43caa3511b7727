import { z } from 'zod';
import { bubbleSchema } from './bubble.ts';

/** What a flow can do beside speaking; the keys of every registry of action kinds. */
export const actionKinds = ['redirect', 'handOver'] as const;
export type ActionKind = (typeof actionKinds)[number];

export const flowActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), flowId: z.guid() }),
  z.object({ kind: z.literal('handOver') }),
]);
export type FlowAction = z.infer<typeof flowActionSchema>;

export const compiledFlowSchema = z.object({
  id: z.guid(),
  title: z.string(),
  /** Set on follow-up flows: they are understood only right after their parent. */
  parentId: z.guid().nullable(),
  /** Some flow is its follow-up, so that it stays open after it has answered. */
  hasFollowUps: z.boolean(),
  /** Alternative answers, used in turn. */
  responses: z.array(z.object({ bubbles: z.array(bubbleSchema) })),
  actions: z.array(flowActionSchema),
});
export type CompiledFlow = z.infer<typeof compiledFlowSchema>;

/** One language of a release: all that `advance` needs to answer in it. */
export const compiledLanguageSchema = z.object({
  welcomeFlowId: z.guid().nullable(),
  fallbackFlowId: z.guid().nullable(),
  /** Lowest accepted confidence, 0..1. */
  threshold: z.number().min(0).max(1),
  /** Minutes of silence after which a returning visitor is greeted again. */
  welcomeBackMinutes: z.number().positive(),
  flows: z.record(z.guid(), compiledFlowSchema),
});
export type CompiledLanguage = z.infer<typeof compiledLanguageSchema>;
