import { z } from 'zod';

/** What the team's screen keeps in its address; what is left out is as it is at first. */
export const teamSearch = z.object({
  /** Users without it. */
  show: z.literal('teams').optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
});
