import {
  answering,
  countEarlier,
  type Entry,
  openSuggestions,
  previewWelcome,
  type Suggestion,
  showAll,
} from './conversation-log.ts';
import type { SessionState } from './session-state.ts';
import { isAfter } from './unread.ts';

/** What of a conversation is on the screen. */
export interface SeenLog {
  entries: readonly Entry[];
  /** So many before them are shown when the visitor asks for them. */
  earlier: number;
  /** What can be chosen now. */
  suggestions: readonly Suggestion[];
}

/**
 * Of a conversation that was taken up again only what was said in the widget's last minutes, and what the visitor has not
 * seen. Who is back after a longer while is greeted, at once with all of it: the server says the same when they speak.
 */
export function seenLog({
  config,
  log,
  resumedAt,
  readBefore,
}: Pick<SessionState, 'config' | 'log' | 'resumedAt' | 'readBefore'>): SeenLog {
  const since = config && resumedAt !== null ? resumedAt - config.loadHistoryMinutes * 60_000 : 0;
  const unseen = log.entries.findIndex((entry) => isAfter(entry, readBefore));
  const earlier = Math.min(countEarlier(log, since), unseen < 0 ? log.entries.length : unseen);
  const isBack = earlier > 0 && earlier === log.entries.length && answering(log) === 'bot';
  const seen = isBack ? showAll(previewWelcome(config?.welcome ?? [])) : log;
  return {
    entries: seen.entries.slice(isBack ? 0 : earlier, seen.shown),
    earlier,
    suggestions: openSuggestions(seen),
  };
}
