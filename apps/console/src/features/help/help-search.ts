import { z } from 'zod';

/** What the help keeps in its address, beside the question that is linked to. */
export const helpSearch = z.object({ text: z.string().max(200).optional().catch(undefined) });
