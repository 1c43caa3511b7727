import { z } from 'zod';

/** What the list of templates keeps in its address. */
export const templateSearch = z.object({
  search: z.coerce.string().max(500).optional().catch(undefined),
  /** What the list is sorted by; the title without it. */
  by: z.enum(['phrases', 'flows', 'changed']).optional().catch(undefined),
  reversed: z.literal(true).optional().catch(undefined),
});
export type TemplateSearch = z.infer<typeof templateSearch>;
