import { z } from 'zod';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined);

/** What the audit log keeps in its address. */
export const auditSearch = z.object({
  search: z.coerce.string().max(200).optional().catch(undefined),
  person: z.guid().optional().catch(undefined),
  kind: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional()
    .catch(undefined),
  /** Days, the last one included. */
  from: day,
  to: day,
  /** The screen that it was opened from, where that is not the agent's. */
  via: z.literal('team').optional().catch(undefined),
});
export type AuditSearch = z.infer<typeof auditSearch>;
