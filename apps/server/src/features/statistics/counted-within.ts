import { IntegrationType } from '@samtale/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Span } from './span.ts';

/** Which counts are meant. */
export interface Within extends Span {
  languageId?: string | undefined;
  /** A widget or phone. */
  channelId?: string | undefined;
  /** Phone calls, or everything else. */
  isOnPhone?: boolean;
}

/** SQL for an agent's rows of `conversation_counts`, `answer_ratings`, `chat_ratings` or `generated_days`. */
export function countedWithin(agentId: string, { from, to, languageId, channelId, isOnPhone }: Within): SQL {
  return (
    and(
      sql`agent_id = ${agentId}`,
      sql`day BETWEEN ${from} AND ${to}`,
      languageId ? sql`language_id = ${languageId}` : undefined,
      channelId ? sql`channel_id = ${channelId}` : undefined,
      isOnPhone === undefined
        ? undefined
        : isOnPhone
          ? sql`integration_type = ${IntegrationType.phoneCall}`
          : sql`integration_type <> ${IntegrationType.phoneCall}`,
    ) ?? sql`false`
  );
}
