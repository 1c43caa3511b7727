import { z } from 'zod';

/** What the list of agents keeps in its address. */
export const agentSearch = z.object({
  search: z.coerce.string().max(200).optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type AgentSearch = z.infer<typeof agentSearch>;
