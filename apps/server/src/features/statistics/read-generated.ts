import type { GeneratedDays } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { countedWithin, type Within } from './counted-within.ts';
import { flowTitles } from './flow-titles.ts';
import { countsByDay, topCounts } from './read-counts.ts';
import { daysOf } from './span.ts';

/** Conversations with generated answers, and how many answers, each day up to `last`. */
export async function readGeneratedDays(
  scope: AgentScope,
  within: Within,
  last: string,
): Promise<GeneratedDays> {
  const answers = await countsByDay(scope, 'generated', within);
  const rows = await scope.query<{ day: string; count: number }>(
    (agentId) => sql`
      SELECT day::text AS day, count(*)::int AS count FROM generated_days
       WHERE ${countedWithin(agentId, within)} GROUP BY generated_days.day`,
  );
  const conversations = new Map(rows.map(({ day, count }) => [day, count]));
  return daysOf(within, last).map((date) => ({
    date,
    conversations: conversations.get(date) ?? 0,
    answers: answers.get(date) ?? 0,
  }));
}

/** Calls that were put through after an answer was generated, each day up to `last`. */
export async function readGeneratedForwards(
  scope: AgentScope,
  within: Within,
  last: string,
): Promise<{ date: string; forwards: number }[]> {
  const forwards = await countsByDay(scope, 'generatedForward', within);
  return daysOf(within, last).map((date) => ({ date, forwards: forwards.get(date) ?? 0 }));
}

/** The pages that most generated answers rest on. */
export async function readMostUsedUrls(
  scope: AgentScope,
  within: Within,
): Promise<{ url: string; count: number }[]> {
  const rows = await topCounts(scope, 'generatedUrl', within);
  return rows.map(({ key, count }) => ({ url: key, count }));
}

/** The flows that most generated answers rest on, or let answer instead. */
export async function readMostUsedFlows(
  scope: AgentScope,
  within: Within,
): Promise<{ intentId: string; title: string | null; count: number }[]> {
  const rows = await topCounts(scope, 'generatedFlow', within);
  const titles = await flowTitles(
    scope,
    rows.map(({ key }) => key),
  );
  return rows.map(({ key, count }) => ({ intentId: key, title: titles.get(key) ?? null, count }));
}
