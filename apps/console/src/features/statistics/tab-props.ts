import type { endpoints, ReplyOf } from '@samtale/contract';

export interface TabProps {
  /** `2026-11`. */
  month: string;
  /** What there has been in all; undefined until it is there. */
  totals: ReplyOf<typeof endpoints.statistics.getTotalCountList> | undefined;
}
