import type { Delivery } from '@samtale/contract';
import {
  asVisitorSees,
  type ConversationEventType,
  type LoggedEvent,
  visitorEventTypes,
} from '@samtale/dialog';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { conversationSteps } from '../tables.ts';
import { loggedEvents } from './logged-events.ts';
import { readLogPage } from './read-log-page.ts';
import type { StoredStep } from './stored-step.ts';

/** A conversation's events after a number, in order. */
export async function readLog(
  session: DatabaseSession,
  agentId: string,
  conversationId: string,
  after: number,
): Promise<LoggedEvent[]> {
  const steps = await session.agent(agentId).select(conversationSteps, {
    where: and(eq(conversationSteps.conversationId, conversationId), gt(conversationSteps.lastSeq, after)),
    orderBy: asc(conversationSteps.firstSeq),
  });
  return steps.flatMap(loggedEvents).filter((logged) => logged.seq > after);
}

/**
 * A conversation's events of some kinds, in order. The database leaves out steps that name none of them, so that of a
 * long log little is sent and taken apart.
 */
export async function readKinds(
  session: DatabaseSession,
  agentId: string,
  conversationId: string,
  kinds: readonly ConversationEventType[],
): Promise<LoggedEvent[]> {
  const steps = await session.agent(agentId).select(conversationSteps, {
    where: and(
      eq(conversationSteps.conversationId, conversationId),
      sql`${conversationSteps.events} ~ ${`"(${kinds.join('|')})"`}`,
    ),
    orderBy: asc(conversationSteps.firstSeq),
  });
  return steps.flatMap(loggedEvents).filter(({ event }) => kinds.includes(event.type));
}

/** Where a reader is: the last event it has, and what it was given with it where the log went on. */
export interface LogPlace {
  after: number;
  cursor?: string | undefined;
}

/** What a reader is told who has a log up to `after`: what came then, or the log again where it was rewritten since. */
export interface LogRun {
  after: number;
  events: LoggedEvent[];
  reset?: true;
  /** The log goes on after these. */
  cursor?: string;
}

/**
 * A page of a log after a number; its first one again where the conversation was anonymised after it. The cursor tells of
 * which erasure a reader knows who goes on from there, so that it does not begin again with every page.
 */
export async function readRun(
  pool: pg.Pool,
  agentId: string,
  conversationId: string,
  { after, cursor = '0' }: LogPlace,
): Promise<LogRun> {
  const page = await readLogPage(pool, agentId, conversationId, after);
  const known = Number(cursor) || 0;
  const erasedAt = page.events.findLast(isErasure)?.seq ?? 0;
  if (erasedAt <= known) return { after, events: page.events, ...(page.goesOn && { cursor: String(known) }) };
  const first = after ? await readLogPage(pool, agentId, conversationId, 0) : page;
  return { after: 0, events: first.events, reset: true, ...(first.goesOn && { cursor: String(erasedAt) }) };
}

/** A run with how the log goes on, and whether it begins again. */
export const asPage = ({ reset, cursor }: Pick<LogRun, 'reset' | 'cursor'>, run: Delivery): Delivery =>
  reset || cursor ? { ...run, ...(reset && { reset }), ...(cursor && { cursor }) } : run;

const isErasure = ({ event }: LoggedEvent): boolean => event.type === 'anonymised';

/** At most so many of a log's newest events, and none up to `after`: for who has nothing that could begin again. */
export async function readLatest(
  pool: pg.Pool,
  { agentId, id }: { agentId: string; id: string },
  after: number,
  latest: number,
): Promise<Pick<LogRun, 'events' | 'reset'>> {
  if (!latest) return { events: [] };
  const { events } = await readLogPage(pool, agentId, id, after, 'newest');
  return { events: events.slice(-latest) };
}

/** A run of the log for staff, who see all of it. */
export function staffDelivery(
  chatToken: string,
  after: number,
  events: readonly LoggedEvent[],
  isWorking = endsWaiting(events),
): Delivery {
  return {
    chatToken,
    after,
    upTo: events.at(-1)?.seq ?? after,
    events: [...events],
    ...(isWorking && { isWorking }),
  };
}

/** A step for the staff, and for the visitor. */
export const staffDeliveryOf = ({ row, after, events }: StoredStep): Delivery =>
  staffDelivery(row.id, after, events, row.state.pending !== undefined);
export const visitorDeliveryOf = ({ row, after, events }: StoredStep): Delivery =>
  visitorDelivery(row.id, after, events, row.state.pending !== undefined);

/** Whether the bot still waits for something at the end of a run. */
function endsWaiting(events: readonly LoggedEvent[]): boolean {
  const asked = events.findLast(
    ({ event }) => event.type === 'generationRequested' || (event.type === 'workRequested' && event.awaited),
  );
  return (
    asked !== undefined && !events.some(({ event }) => event.type === 'workDone' && event.of === asked.seq)
  );
}

/** The same run for the visitor, without what is not theirs to see. */
export function visitorDelivery(...run: Parameters<typeof staffDelivery>): Delivery {
  const whole = staffDelivery(...run);
  // What was anonymised is not shown any more, not even that it was.
  const kept = whole.events.slice(whole.events.findLastIndex(isErasure) + 1);
  const visible = kept.filter(({ event }) => visitorEventTypes.has(event.type));
  return { ...whole, events: visible.map((logged) => ({ ...logged, event: asVisitorSees(logged.event) })) };
}
