import type { Delivery } from '@samtale/contract';
import { type LoggedEvent, visitorEventTypes } from '@samtale/dialog';
import { and, asc, eq, gt } from 'drizzle-orm';
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
  const asked = events.findLast(({ event }) => event.type === 'workRequested' && event.awaited);
  return (
    asked !== undefined && !events.some(({ event }) => event.type === 'workDone' && event.of === asked.seq)
  );
}

/** The same run for the visitor, without what is not theirs to see. */
export function visitorDelivery(...run: Parameters<typeof staffDelivery>): Delivery {
  const whole = staffDelivery(...run);
  return { ...whole, events: whole.events.filter(({ event }) => visitorEventTypes.has(event.type)) };
}

/** The same of a step, in JSON. */
export function visitorDeliveryText({ row, after, events, eventTexts }: StoredStep): JsonText<Delivery> {
  // All of a step happened at once, and because of one message.
  const { at, clientId } = events[0] ?? { at: '', clientId: null };
  const because = `"at":"${at}","clientId":${JSON.stringify(clientId)}`;
  let visible = '';
  for (const [i, { seq, event }] of events.entries()) {
    if (!visitorEventTypes.has(event.type)) continue;
    visible += `${visible && ','}{"seq":${seq},${because},"event":${eventTexts[i]}}`;
  }
  const upTo = events.at(-1)?.seq ?? after;
  return new JsonText(
    `{"chatToken":"${row.id}","after":${after},"upTo":${upTo},"events":[${visible}]${row.state.pending ? ',"isWorking":true' : ''}}`,
  );
}
