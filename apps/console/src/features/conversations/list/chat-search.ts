import { ratingMax } from '@samtale/contract';
import { z } from 'zod';

export const chatTabs = ['all', 'mine', 'awaiting', 'current', 'other'] as const;
export type ChatTab = (typeof chatTabs)[number];
/** What a list can be narrowed to, beside its tab: names of the contract's filters. */
export const chatFilters = ['active', 'interactive', 'withParameter', 'missed'] as const;
export type ChatFilterName = (typeof chatFilters)[number];
export const chatChannels = ['widget', 'facebook', 'sms', 'phoneCall'] as const;
/** Times that end now; the others have a first and a last day. */
export const chatPeriods = ['today', '7days', '30days'] as const;
export type ChatPeriod = (typeof chatPeriods)[number];

export const chatRatings = Array.from({ length: ratingMax }, (_, index) => index + 1);

/** One of them, or undefined for anything else. */
const known = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values).optional().catch(undefined);

/** What the chat workspace keeps in its address; what cannot be read is left out. */
export const chatSearch = z.object({
  tab: known(chatTabs),
  text: z.coerce.string().max(500).optional().catch(undefined),
  filter: z.array(z.enum(chatFilters)).optional().catch(undefined),
  channel: known(chatChannels),
  /** Stars, any of which a conversation was given. */
  rating: z.array(z.int().min(1).max(ratingMax)).optional().catch(undefined),
  period: known(chatPeriods),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  /** Only conversations in which this flow has answered. Without an open chat it stands in the path. */
  flow: z.guid().optional().catch(undefined),
});
export type ChatSearch = z.infer<typeof chatSearch>;
