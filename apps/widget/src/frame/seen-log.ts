import type { WidgetConfig } from '@samtale/contract';
import {
  answering,
  type BotEntry,
  type ConversationLog,
  countEarlier,
  type Entry,
  openSuggestions,
  type Suggestion,
  welcomeBackEntries,
} from './conversation-log.ts';
import type { SessionState } from './session-state.ts';
import { isAfter } from './unread.ts';

/** What of a conversation is on the screen. */
export interface SeenLog {
  entries: readonly Entry[];
  /** What the visitor is greeted with below them; nothing while the conversation goes on. */
  welcome: readonly BotEntry[];
  /** So many before them are shown when the visitor asks for them. */
  earlier: number;
  /** What can be chosen now. */
  suggestions: readonly Suggestion[];
}

/**
 * Of a conversation that was taken up again only what was said in the widget's last minutes, and what the visitor has not
 * seen. Who is back after a longer while, or sees nothing of it, is greeted, at once with all of it: the server says the
 * same when they speak.
 */
export function seenLog({
  config,
  log,
  resumedAt,
  readBefore,
  backAfter,
}: Pick<SessionState, 'config' | 'log' | 'resumedAt' | 'readBefore' | 'backAfter'>): SeenLog {
  const since = config && resumedAt !== null ? resumedAt - config.loadHistoryMinutes * 60_000 : 0;
  const unseen = log.entries.findIndex((entry) => isAfter(entry, readBefore));
  const hasBot = answering(log) === 'bot';
  const seen = Math.min(countEarlier(log, since), unseen < 0 ? log.entries.length : unseen);
  // With a person nobody is greeted: who sees nothing would not know that one is there.
  const earlier = !hasBot && seen === log.entries.length ? 0 : seen;
  const hasNothing = earlier > 0 && earlier === log.entries.length;
  const isBack = (hasNothing || backAfter === log.entries.length) && hasBot;
  const welcome = isBack ? welcomeBackEntries(log, config?.welcomeBack ?? []) : [];
  return {
    entries: log.entries.slice(earlier, log.shown),
    welcome,
    earlier,
    suggestions: isBack ? welcome.flatMap((entry) => entry.suggestions) : openSuggestions(log),
  };
}

/**
 * Below how many entries a visitor who comes to the chat now (milliseconds) is greeted anew: as the server does, when they
 * said their last word longer ago than the widget's threshold. Null for nobody.
 */
export function greetsBackAfter(
  { config, log }: { config: WidgetConfig | null; log: ConversationLog },
  now: number,
): number | null {
  const last = log.entries.findLast(({ kind }) => kind === 'visitor');
  if (!config || log.isPreview || !last) return null;
  return now - last.at > config.welcomeMinutesThreshold * 60_000 ? log.entries.length : null;
}
