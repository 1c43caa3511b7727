import { z } from 'zod';

export const oldlistColumns = ['title', 'status', 'phrases', 'changed'] as const;
export type OldlistColumn = (typeof oldlistColumns)[number];

/** What the plain table keeps in its address: the page from 1, and the order. */
export const oldlistSearch = z.object({
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  sort: z.enum(['status', 'phrases', 'changed']).optional().catch(undefined),
  reversed: z.literal(true).optional().catch(undefined),
});
export type OldlistSearch = z.infer<typeof oldlistSearch>;
