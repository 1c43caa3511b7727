import { z } from 'zod';
import { id } from './primitives.ts';

/** A flow that uses something others may use too, as it is edited or as visitors get it. */
export const flowUse = z.object({ id, title: z.string() });
export type FlowUse = z.infer<typeof flowUse>;
