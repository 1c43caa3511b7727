import { z } from 'zod';

export const statisticsTabs = ['general', 'voicebot', 'chatbot'] as const;
export type StatisticsTab = (typeof statisticsTabs)[number];

/** What the statistics keep in their address; what is left out is as it is at first. */
export const statisticsSearch = z.object({
  /** `general` without it. */
  tab: z.enum(['voicebot', 'chatbot']).optional().catch(undefined),
  /** `2026-11`; this month without it. */
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
});

/** What the GenAI statistics keep in theirs. */
export const generationSearch = z.object({
  /** Days, the last one included; the last thirty without them. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  /** A widget's id. */
  widget: z.guid().optional().catch(undefined),
});
export type GenerationSearch = z.infer<typeof generationSearch>;
