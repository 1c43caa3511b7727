import { channels, type DayTotals, type IntegrationType } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import type { CountKind } from '../conversations/index.ts';
import { countedWithin } from './counted-within.ts';
import { daysOf, type Span } from './span.ts';

/** By what is counted, the kind it is counted as. */
const kinds = {
  conversations: 'conversation',
  visitorMessages: 'visitorMessage',
  botMessages: 'botMessage',
  staffMessages: 'staffMessage',
  unsolvedQuestions: 'unsolved',
  handOvers: 'handOver',
  takeOvers: 'takeOver',
  callsForwarded: 'forwarded',
  callsEnded: 'callEnded',
} as const satisfies Partial<Record<keyof DayTotals, CountKind>>;
const fields = new Map<string, keyof DayTotals>(
  Object.entries(kinds).map(([field, kind]) => [kind, field as keyof typeof kinds]),
);
fields.set('like', 'likes').set('dislike', 'dislikes');

const nothing: DayTotals = {
  conversations: 0,
  visitorMessages: 0,
  botMessages: 0,
  staffMessages: 0,
  unsolvedQuestions: 0,
  handOvers: 0,
  takeOvers: 0,
  likes: 0,
  dislikes: 0,
  callsForwarded: 0,
  callsEnded: 0,
};

type Row = { day: string; integrationType: IntegrationType; kind: string; count: number };
export type ChannelDay = DayTotals & { date: string; integrationType: IntegrationType };

/** What was counted each day up to `last`, by channel: of channels on which anything was, all days. */
export async function readChannelDays(scope: AgentScope, span: Span, last: string): Promise<ChannelDay[]> {
  const rows = await scope.query<Row>(
    (agentId) => sql`
      SELECT day::text AS day, integration_type AS "integrationType", kind, sum(count)::int AS count
        FROM conversation_counts
       WHERE ${countedWithin(agentId, span)} AND kind = ANY(${sql.param(Object.values(kinds))}::text[])
       GROUP BY conversation_counts.day, integration_type, kind
      UNION ALL
      SELECT day::text, integration_type, feedback, count(*)::int
        FROM answer_ratings
       WHERE ${countedWithin(agentId, span)} AND feedback <> 'none'
       GROUP BY answer_ratings.day, integration_type, feedback`,
  );
  const counted = new Map<string, ChannelDay>();
  const used = channels.filter((channel) => rows.some((row) => row.integrationType === channel));
  for (const date of daysOf(span, last))
    for (const integrationType of used)
      counted.set(`${date} ${integrationType}`, { date, integrationType, ...nothing });
  for (const { day, integrationType, kind, count } of rows) {
    const known = counted.get(`${day} ${integrationType}`);
    const field = fields.get(kind);
    if (known && field) known[field] += count;
  }
  return [...counted.values()];
}

/** The same on all channels together, of all days up to `last`. */
export async function readDays(
  scope: AgentScope,
  span: Span,
  last: string,
): Promise<(DayTotals & { date: string })[]> {
  const byDay = new Map(daysOf(span, last).map((date) => [date, { date, ...nothing }]));
  for (const { date, integrationType: _, ...totals } of await readChannelDays(scope, span, last)) {
    const known = byDay.get(date);
    if (known) for (const field of Object.keys(nothing) as (keyof DayTotals)[]) known[field] += totals[field];
  }
  return [...byDay.values()];
}
