import { z } from 'zod';

export const chatTabs = ['all', 'mine', 'awaiting'] as const;
export type ChatTab = (typeof chatTabs)[number];

/** What the chat workspace keeps in its address; what cannot be read is left out. */
export const chatSearch = z.object({
  tab: z.enum(chatTabs).optional().catch(undefined),
  text: z.coerce.string().max(500).optional().catch(undefined),
});
export type ChatSearch = z.infer<typeof chatSearch>;
