import {
  answering,
  countEarlier,
  type Entry,
  openSuggestions,
  previewWelcome,
  type Suggestion,
} from './conversation-log.ts';
import type { SessionState } from './session-state.ts';

/** What of a conversation is on the screen. */
export interface SeenLog {
  entries: readonly Entry[];
  /** So many before them are shown when the visitor asks for them. */
  earlier: number;
  /** What can be chosen now. */
  suggestions: readonly Suggestion[];
}

/**
 * Of a conversation that was taken up again only what was said in the widget's last minutes. Who is back after a
 * longer while is greeted: the server says the same when they speak.
 */
export function seenLog({
  config,
  log,
  resumedAt,
}: Pick<SessionState, 'config' | 'log' | 'resumedAt'>): SeenLog {
  const since = config && resumedAt !== null ? resumedAt - config.loadHistoryMinutes * 60_000 : 0;
  const earlier = countEarlier(log, since);
  const isBack = earlier > 0 && earlier === log.entries.length && answering(log) === 'bot';
  const seen = isBack ? previewWelcome(config?.welcome ?? []) : log;
  return {
    entries: seen.entries.slice(isBack ? 0 : earlier, seen.shown),
    earlier,
    suggestions: openSuggestions(seen),
  };
}
