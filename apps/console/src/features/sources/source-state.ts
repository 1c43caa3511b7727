import { SourceStatus } from '@samtale/contract';
import type { StatusTone } from '../../ui/StatusChip.tsx';

/** How the last reading of a source, or of a page, looks. */
export const statusTones: Record<SourceStatus, StatusTone> = {
  [SourceStatus.notRun]: 'neutral',
  [SourceStatus.trained]: 'success',
  [SourceStatus.failed]: 'error',
  [SourceStatus.ignored]: 'neutral',
  [SourceStatus.removed]: 'neutral',
  [SourceStatus.updated]: 'success',
};

/** Tokens are estimated: of a large number only the first digits mean something. */
export function roundTokens(tokens: number): number {
  if (tokens < 1000) return tokens;
  const step = 10 ** (Math.floor(Math.log10(tokens)) - 2);
  return Math.round(tokens / step) * step;
}
