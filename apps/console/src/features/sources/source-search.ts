import { pageFilters, SourceStatus, SourceType } from '@samtale/contract';
import { z } from 'zod';

/** What the list of sources keeps in its address. */
export const sourceListSearch = z.object({
  search: z.coerce.string().max(300).optional().catch(undefined),
  /** The question that is tried; empty while it is being written, absent while none is. */
  ask: z.coerce.string().max(1000).optional().catch(undefined),
});
export type SourceListSearch = z.infer<typeof sourceListSearch>;

/** What a new source keeps in its address: which kind it is; a website without it. */
export const newSourceSearch = z.object({
  type: z.literal(SourceType.upload).optional().catch(undefined),
});

/** What a source keeps in its address; its pages are shown without a tab. */
export const sourceSearch = z.object({
  tab: z.literal('settings').optional().catch(undefined),
  text: z.coerce.string().max(300).optional().catch(undefined),
  /** Where the pages are searched; everywhere without it. */
  look: z.array(z.enum(pageFilters)).optional().catch(undefined),
  /** Only pages whose last reading ended so. */
  ended: z.literal(Object.values(SourceStatus)).optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  /** Id of the page that is read. */
  open: z.guid().optional().catch(undefined),
});
export type SourceSearch = z.infer<typeof sourceSearch>;
