import { z } from 'zod';

/** What the team's screen keeps in its address; what is left out is as it is at first. */
export const teamSearch = z.object({
  /** Users without it. */
  show: z.literal('teams').optional().catch(undefined),
  /** The column the people are sorted by; by name without it. */
  by: z.enum(['roles', 'teams', 'loginType', 'lastSeen', 'active']).optional().catch(undefined),
  reversed: z.literal(true).optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
});
export type TeamSearch = z.infer<typeof teamSearch>;
