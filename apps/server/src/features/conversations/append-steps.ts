import type pg from 'pg';
import { intArray, momentArray, textArray, uuidArray } from '../../platform/database/binary-array.ts';
import { recordUnsolvedQuestions, unsolvedRecord } from '../training/index.ts';
import type { StoredStep } from './stored-step.ts';

/** A step that has been decided and is to be stored. */
export interface DecidedStep {
  step: StoredStep;
  /** The release that was its agent's newest when the step was decided. */
  newestRelease: number;
  /** The sender's id of the message. */
  clientId: string | null;
}

/**
 * Appends steps of different conversations to their logs, all of them or none: none when an agent has a newer
 * release by now. Whether they were appended.
 * @throws when a log has gone on since its step was decided: that breaks the primary key (SQLSTATE 23505), which is
 * what keeps two nodes from writing the same log.
 */
export async function appendSteps(
  executor: Pick<pg.PoolClient, 'query'>,
  decided: readonly DecidedStep[],
): Promise<boolean> {
  const steps = decided.map(({ step }) => step);
  const releases = new Map(decided.map(({ step, newestRelease }) => [step.row.agentId, newestRelease]));
  const unsolved = steps.map(({ row, events }) => unsolvedRecord(row, events)).filter((record) => record);
  const values = [
    uuidArray(steps.map(({ row }) => row.id)),
    intArray(steps.map(({ after }) => after + 1)),
    intArray(steps.map(({ row }) => row.state.seq)),
    uuidArray(steps.map(({ row }) => row.agentId)),
    momentArray(steps.map(({ events }) => events[0]?.at ?? null)),
    uuidArray(decided.map(({ clientId }) => clientId)),
    textArray(steps.map(({ eventTexts }) => `[${eventTexts}]`)),
    uuidArray([...releases.keys()]),
    intArray([...releases.values()]),
  ];
  const { rowCount } = unsolved.length
    ? await executor.query({
        name: 'append-steps-with-questions',
        text: appendWithQuestions,
        values: [...values, JSON.stringify(unsolved)],
      })
    : await executor.query({ name: 'append-steps', text: append, values });
  return rowCount === decided.length;
}

const append = `
  INSERT INTO conversation_steps (conversation_id, first_seq, last_seq, agent_id, at, client_id, events)
  SELECT unnest($1::uuid[]), unnest($2::int[]), unnest($3::int[]), unnest($4::uuid[]), unnest($5::timestamptz[]),
         unnest($6::uuid[]), unnest($7::text[])
   WHERE (SELECT bool_and(a.release_number IS NOT DISTINCT FROM n.release)
            FROM unnest($8::uuid[], $9::int[]) AS n(id, release) LEFT JOIN agents a ON a.id = n.id)`;

const appendWithQuestions = `
  WITH appended AS (${append} RETURNING conversation_id
  ), asked AS (${recordUnsolvedQuestions('$10', 'EXISTS (SELECT FROM appended)')}
  )
  SELECT FROM appended`;
