import { logPageBytes } from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import type pg from 'pg';
import { type LoggedStep, loggedEvents } from './logged-events.ts';

/** No log gets this long: the database counts events with 32 bits and refuses to compare with more. */
const highestNumber = 2 ** 31 - 1;

export interface LogPage {
  /** In order. */
  events: LoggedEvent[];
  /** There are more of them. */
  goesOn: boolean;
}

/**
 * As many of a conversation's events after a number as a page holds (`logPageBytes`), the first ones or the newest. A
 * step is never divided, so one that is larger is a page by itself.
 */
export async function readLogPage(
  pool: pg.Pool,
  agentId: string,
  conversationId: string,
  after: number,
  end: 'first' | 'newest' = 'first',
): Promise<LogPage> {
  if (after >= highestNumber) return { events: [], goesOn: false };
  const { rows } = await pool.query<SelectedStep>({
    name: `log-page-${end}`,
    text: end === 'first' ? selectPage('ASC') : selectPage('DESC'),
    values: [conversationId, agentId, after, logPageBytes],
  });
  const steps = rows.map(
    ({ events, ...step }) => ({ ...step, events: JSON.parse(events) }) satisfies LoggedStep,
  );
  if (end === 'newest') steps.reverse();
  return {
    events: steps.flatMap(loggedEvents).filter(({ seq }) => seq > after),
    goesOn: rows.at(-1)?.goesOn ?? false,
  };
}

/** As many of a log's events as a page holds, from the first on. */
export function firstPage(events: readonly LoggedEvent[]): LogPage {
  let bytes = 0;
  const end = events.findIndex((logged) => {
    bytes += Buffer.byteLength(JSON.stringify(logged));
    return bytes > logPageBytes;
  });
  return end <= 0 ? { events: [...events], goesOn: false } : { events: events.slice(0, end), goesOn: true };
}

interface SelectedStep extends Omit<LoggedStep, 'events'> {
  events: string;
  goesOn: boolean;
}

const selectPage = (order: 'ASC' | 'DESC') => `
  SELECT first_seq AS "firstSeq", at, client_id AS "clientId", events, goes_on AS "goesOn"
  FROM (
    SELECT first_seq, at, client_id, events,
           sum(octet_length(events)) OVER following - octet_length(events) AS bytes_before,
           lead(first_seq) OVER following IS NOT NULL AS goes_on
    FROM conversation_steps
    WHERE conversation_id = $1 AND agent_id = $2 AND last_seq > $3
    WINDOW following AS (ORDER BY first_seq ${order})
  ) AS steps
  WHERE bytes_before < $4
  ORDER BY first_seq ${order}`;
