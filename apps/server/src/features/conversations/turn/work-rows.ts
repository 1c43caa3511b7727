import type { Errand, Work } from '@samtale/dialog';
import type pg from 'pg';
import type { StoredStep } from '../log/stored-step.ts';

type Executor = Pick<pg.PoolClient, 'query'>;

/** Work that somebody has to do now. */
export interface ClaimedWork {
  conversationId: string;
  agentId: string;
  languageId: string;
  seq: number;
  work: Work | Errand;
  /** How often it has been tried, this time included. */
  attempts: number;
  /** A node had begun with it and is gone: it may have been done. */
  wasRunning: boolean;
}

export const asksForWork = ({ effects }: StoredStep): boolean =>
  effects.some(({ type }) => type === 'work' || type === 'errand');

/** Stores the work that steps ask for; to be done at once, or when what goes along with it has been gathered. */
export async function addWork(executor: Executor, steps: readonly StoredStep[], at: string): Promise<void> {
  const rows = steps.flatMap(({ row, effects }) =>
    effects.flatMap((effect) => {
      if (effect.type !== 'work' && effect.type !== 'errand') return [];
      const work = effect.type === 'work' ? effect.work : effect.errand;
      const { id, agentId } = row;
      return [{ id, agentId, seq: effect.of, work: JSON.stringify(work), dueAt: dueAt(work, at) }];
    }),
  );
  if (!rows.length) return;
  await executor.query({
    name: 'add-work',
    text: `
      INSERT INTO conversation_work (conversation_id, agent_id, seq, work, due_at)
      SELECT unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::int[]), unnest($4::text[]), unnest($5::timestamptz[])`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ agentId }) => agentId),
      rows.map(({ seq }) => seq),
      rows.map(({ work }) => work),
      rows.map((row) => row.dueAt),
    ],
  });
}

const dueAt = (work: Work | Errand, at: string): string =>
  work.kind === 'sendAnswer' ? new Date(Date.parse(at) + work.gathers).toISOString() : at;

/** Takes work off the list. False when it is not there any more: somebody has told what came of it. */
export async function removeWork(executor: Executor, conversationId: string, seq: number): Promise<boolean> {
  const { rowCount } = await executor.query({
    name: 'remove-work',
    text: 'DELETE FROM conversation_work WHERE conversation_id = $1 AND seq = $2',
    values: [conversationId, seq],
  });
  return rowCount === 1;
}

/**
 * Claims what is due, at most so much, until `until`: of one conversation, or of all. Nobody else gets it meanwhile.
 */
export async function claimWork(
  executor: Executor,
  { now, until, most, conversationId }: { now: string; until: string; most: number; conversationId?: string },
): Promise<ClaimedWork[]> {
  const { rows } = await executor.query<Omit<ClaimedWork, 'work'> & { work: string }>({
    name: 'claim-work',
    text: `
      WITH due AS (
        SELECT o.conversation_id, o.seq, o.is_running, c.language_id
          FROM conversation_work o JOIN conversations c ON c.id = o.conversation_id
         WHERE o.due_at <= $1 AND ($4::uuid IS NULL OR o.conversation_id = $4)
         ORDER BY o.due_at LIMIT $3 FOR UPDATE OF o SKIP LOCKED)
      UPDATE conversation_work w SET is_running = true, attempts = w.attempts + 1, due_at = $2
        FROM due
       WHERE w.conversation_id = due.conversation_id AND w.seq = due.seq
      RETURNING w.conversation_id AS "conversationId", w.agent_id AS "agentId", due.language_id AS "languageId", w.seq,
                w.work, w.attempts, due.is_running AS "wasRunning"`,
    values: [now, until, most, conversationId ?? null],
  });
  return rows.map((row) => ({ ...row, work: JSON.parse(row.work) as Work | Errand }));
}

/** Puts claimed work off. */
export async function postponeWork(
  executor: Executor,
  { conversationId, seq }: ClaimedWork,
  dueAt: string,
): Promise<void> {
  await executor.query({
    name: 'postpone-work',
    text: `UPDATE conversation_work SET is_running = false, due_at = $3 WHERE conversation_id = $1 AND seq = $2`,
    values: [conversationId, seq, dueAt],
  });
}
