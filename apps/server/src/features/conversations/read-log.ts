import type { Delivery } from '@samtale/contract';
import {
  asVisitorSees,
  type ConversationEventType,
  type LoggedEvent,
  visitorEventTypes,
} from '@samtale/dialog';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { loggedEvents } from './logged-events.ts';
import type { StoredStep } from './stored-step.ts';
import { conversationSteps } from './tables.ts';

/** No log gets this long: the database counts events with 32 bits and refuses to compare with more. */
const highestNumber = 2 ** 31 - 1;

/** A conversation's events after a number, in order. */
export async function readLog(
  session: DatabaseSession,
  agentId: string,
  conversationId: string,
  after: number,
): Promise<LoggedEvent[]> {
  if (after >= highestNumber) return [];
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

/** What a reader is told who has a log up to `after`: what came then, or all of it where it was rewritten since. */
export interface LogRun {
  after: number;
  events: LoggedEvent[];
  anew?: true;
}

/** The run of a log after a number; anew where the conversation was anonymised after it. */
export async function readRun(
  session: DatabaseSession,
  agentId: string,
  conversationId: string,
  after: number,
): Promise<LogRun> {
  const events = await readLog(session, agentId, conversationId, after);
  if (!events.some(isErasure)) return { after, events };
  return {
    after: 0,
    events: after ? await readLog(session, agentId, conversationId, 0) : events,
    anew: true,
  };
}

/** A run that begins anew where it has to. */
export const anewIf = (anew: true | undefined, run: Delivery): Delivery => (anew ? { ...run, anew } : run);

const isErasure = ({ event }: LoggedEvent): boolean => event.type === 'anonymised';

/** At most so many of a log's newest events, and none up to `after`: for who has nothing that could begin anew. */
export async function readLatest(
  session: DatabaseSession,
  { agentId, id, seq }: { agentId: string; id: string; seq: number },
  after: number,
  latest: number,
): Promise<Omit<LogRun, 'after'>> {
  const events = await readLog(session, agentId, id, Math.max(after, seq - latest));
  // The log may have gone on since its row was read.
  return { events: latest ? events.slice(-latest) : [] };
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

/** The same of a step, in JSON. */
export function visitorDeliveryText({ row, after, events, eventTexts }: StoredStep): JsonText<Delivery> {
  // All of a step happened at once, and because of one message.
  const { at, clientId } = events[0] ?? { at: '', clientId: null };
  const because = `"at":"${at}","clientId":${JSON.stringify(clientId)}`;
  let visible = '';
  for (const [i, { seq, event }] of events.entries()) {
    if (!visitorEventTypes.has(event.type)) continue;
    const seen = asVisitorSees(event);
    const text = seen === event ? eventTexts[i] : JSON.stringify(seen);
    visible += `${visible && ','}{"seq":${seq},${because},"event":${text}}`;
  }
  const upTo = events.at(-1)?.seq ?? after;
  return new JsonText(
    `{"chatToken":"${row.id}","after":${after},"upTo":${upTo},"events":[${visible}]${row.state.pending ? ',"isWorking":true' : ''}}`,
  );
}
