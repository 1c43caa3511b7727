import { type FlowAction, flowActionSchema } from './release.ts';

/** What a flow can do beside speaking; the keys of every registry of action kinds. */
export type ActionKind = FlowAction['kind'];
export const actionKinds: readonly ActionKind[] = flowActionSchema.options.map(
  ({ shape }) => shape.kind.value,
);
