import type pg from 'pg';
import { intArray, momentArray, textArray, uuidArray } from '../../../platform/database/binary-array.ts';
import { recordUnsolvedQuestions, unsolvedRecords, unsolvedValues } from '../../training/index.ts';
import type { StoredStep } from './stored-step.ts';

/** A step that has been decided and is to be stored. */
export interface DecidedStep {
  step: StoredStep;
  /** The sender's id of the message. */
  clientId: string | null;
}

/**
 * Appends steps of different conversations to their logs, all of them or none.
 * @throws when a log has gone on since its step was decided: that breaks the primary key (SQLSTATE 23505), which is
 * what keeps two nodes from writing the same log.
 */
export async function appendSteps(
  executor: Pick<pg.PoolClient, 'query'>,
  decided: readonly DecidedStep[],
): Promise<void> {
  const steps = decided.map(({ step }) => step);
  const unsolved = unsolvedRecords(steps);
  const values = [
    uuidArray(steps.map(({ row }) => row.id)),
    intArray(steps.map(({ after }) => after + 1)),
    intArray(steps.map(({ row }) => row.state.seq)),
    uuidArray(steps.map(({ row }) => row.agentId)),
    momentArray(steps.map(({ events }) => events[0]?.at ?? null)),
    uuidArray(decided.map(({ clientId }) => clientId)),
    textArray(steps.map(({ events }) => JSON.stringify(events.map(({ event }) => event)))),
  ];
  await (unsolved.length
    ? executor.query({
        name: 'append-steps-with-questions',
        text: appendWithQuestions,
        values: [...values, ...unsolvedValues(unsolved)],
      })
    : executor.query({ name: 'append-steps', text: append, values }));
}

const append = `
  INSERT INTO conversation_steps (conversation_id, first_seq, last_seq, agent_id, at, client_id, events)
  SELECT unnest($1::uuid[]), unnest($2::int[]), unnest($3::int[]), unnest($4::uuid[]), unnest($5::timestamptz[]),
         unnest($6::uuid[]), unnest($7::text[])`;

const appendWithQuestions = `WITH asked AS (${recordUnsolvedQuestions(8)}) ${append}`;
