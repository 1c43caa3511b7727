import type { ConversationState } from '@samtale/dialog';
import type pg from 'pg';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createSession, type DatabaseSession } from '../../platform/database/database.ts';
import type { ReleaseCache } from '../training/index.ts';
import { recordUnsolvedQuestion } from '../training/index.ts';
import { lastMessageOf } from './last-message.ts';
import { agentsWithStaffOnline } from './staff-online.ts';
import type { CommitSteps, StepRequest } from './step-queue.ts';
import type { ConversationRow, StoredStep } from './stored-step.ts';
import { releaseFor, takeStep } from './take-step.ts';

/**
 * Takes a group of steps, each of another conversation, in one transaction: lock and read the conversations,
 * decide, append to the logs. The conversation's row lock keeps other nodes out meanwhile. Rows are named by
 * conversation and agent together, so no step reaches another agent's conversation.
 */
export function createCommitSteps(app: App, releases: ReleaseCache): CommitSteps {
  return async (requests) => {
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      const results = await takeSteps(app, releases, client, requests);
      await client.query('COMMIT');
      client.release();
      return results;
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  };
}

async function takeSteps(
  app: App,
  releases: ReleaseCache,
  client: pg.PoolClient,
  requests: readonly StepRequest[],
): Promise<(StoredStep | AppError)[]> {
  const now = app.now();
  const session = createSession(client);
  const locked = await lockConversations(client, requests);
  const releaseOf = new Map<LockedRow, number>();
  const needStaff = new Set<string>();
  for (const row of locked.values()) {
    const number = releaseFor(row.state, row.releaseNumber, now);
    releaseOf.set(row, number);
    const release = releases.peek(row.agentId, number) ?? (await releases.load(session, row.agentId, number));
    if (release.get(row.languageId)?.handsOver) needStaff.add(row.agentId);
  }
  const online = await agentsWithStaffOnline(client, needStaff);

  const results = requests.map((request): StoredStep | AppError => {
    const row = locked.get(request.conversationId);
    if (!row) return new AppError('notFound', 'chat.unknownChat');
    if (row.known) return repeatedStep(row);
    const number = releaseOf.get(row) ?? 0;
    const language = releases.peek(row.agentId, number)?.get(row.languageId);
    const step = takeStep(row.state, request.input, request.clientId, {
      compiled: language?.compiled ?? emptyLanguage,
      classifier: language?.classifier ?? null,
      releaseNumber: number,
      staffOnline: online.has(row.agentId),
      now,
    });
    if (step.refusal) return new AppError('conflict', `chat.refused.${step.refusal}`, heldBy(row.state));
    const { state, events, effects } = step;
    const after: ConversationRow = { ...row, state, ...lastMessageOf(events) };
    return { row: after, after: row.state.seq, events, effects, repeated: false };
  });
  await storeSteps(client, session, requests, results);
  return results;
}

const heldBy = (state: ConversationState) => ({ values: { name: state.userName ?? '' } });

/** An agent that has not been trained answers nothing, and everything asked of it is an unsolved question. */
const emptyLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: null,
  threshold: 1,
  welcomeBackMinutes: 60,
  flows: {},
};

interface LockedRow extends ConversationRow {
  releaseNumber: number;
  /** The stored step of the same client id, if there is one. */
  known: { firstSeq: number; events: StoredStep['events'][number]['event'][]; at: string } | null;
}

async function lockConversations(
  client: pg.PoolClient,
  requests: readonly StepRequest[],
): Promise<Map<string, LockedRow>> {
  const { rows } = await client.query<LockedRow>({
    name: 'lock-conversations',
    text: `
      SELECT c.id, c.agent_id AS "agentId", c.language_id AS "languageId",
             c.integration_type AS "integrationType", c.state, c.last_message AS "lastMessage",
             c.last_message_from AS "lastMessageFrom", c.last_message_at AS "lastMessageAt",
             c.started_at AS "startedAt", a.release_number AS "releaseNumber",
             (SELECT json_build_object('firstSeq', s.first_seq, 'events', s.events, 'at', s.at)
                FROM conversation_steps s
               WHERE s.conversation_id = r.id AND s.client_id = r.client_id) AS known
        FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS r(id, agent_id, client_id)
        JOIN conversations c ON c.id = r.id AND c.agent_id = r.agent_id
        JOIN agents a ON a.id = c.agent_id
       ORDER BY c.id
         FOR UPDATE OF c`,
    values: [
      requests.map((request) => request.conversationId),
      requests.map((request) => request.agentId),
      requests.map((request) => request.clientId),
    ],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        lastMessageAt: new Date(row.lastMessageAt).toISOString(),
        startedAt: new Date(row.startedAt).toISOString(),
      },
    ]),
  );
}

function repeatedStep(row: LockedRow): StoredStep {
  const firstSeq = row.known?.firstSeq ?? row.state.seq + 1;
  const at = new Date(row.known?.at ?? row.lastMessageAt).toISOString();
  const events = (row.known?.events ?? []).map((event, i) => ({
    seq: firstSeq + i,
    at,
    clientId: null,
    event,
  }));
  return { row, after: firstSeq - 1, events, effects: [], repeated: true };
}

async function storeSteps(
  client: pg.PoolClient,
  session: DatabaseSession,
  requests: readonly StepRequest[],
  results: readonly (StoredStep | AppError)[],
): Promise<void> {
  const steps: object[] = [];
  const unsolved: StoredStep[] = [];
  results.forEach((result, index) => {
    if (result instanceof AppError || result.repeated) return;
    const first = result.events[0];
    if (!first) return;
    steps.push({
      conversation_id: result.row.id,
      first_seq: first.seq,
      last_seq: result.row.state.seq,
      agent_id: result.row.agentId,
      at: first.at,
      client_id: requests[index]?.clientId ?? null,
      events: result.events.map((logged) => logged.event),
      state: result.row.state,
      status: result.row.state.status,
      user_id: result.row.state.userId,
      user_name: result.row.state.userName,
      last_message: result.row.lastMessage,
      last_message_from: result.row.lastMessageFrom,
      last_message_at: result.row.lastMessageAt,
      waiting_since: result.row.state.waitingSince,
    });
    if (result.effects.some((effect) => effect.type === 'recordUnsolvedQuestion')) unsolved.push(result);
  });
  if (!steps.length) return;
  await client.query({
    name: 'store-steps',
    text: `
      WITH step AS MATERIALIZED (
        SELECT * FROM json_to_recordset($1::json) AS s(
          conversation_id uuid, first_seq int, last_seq int, agent_id uuid, at timestamptz, client_id uuid,
          events jsonb, state jsonb, status text, user_id uuid, user_name text, last_message text,
          last_message_from text, last_message_at timestamptz, waiting_since timestamptz)
      ), logged AS (
        INSERT INTO conversation_steps (conversation_id, first_seq, last_seq, agent_id, at, client_id, events)
        SELECT conversation_id, first_seq, last_seq, agent_id, at, client_id, events FROM step
      )
      UPDATE conversations c
         SET state = s.state, seq = s.last_seq, status = s.status, user_id = s.user_id, user_name = s.user_name,
             last_message = s.last_message, last_message_from = s.last_message_from,
             last_message_at = s.last_message_at, waiting_since = s.waiting_since
        FROM step s
       WHERE c.id = s.conversation_id AND c.agent_id = s.agent_id`,
    values: [JSON.stringify(steps)],
  });
  for (const step of unsolved) await recordUnsolvedQuestion(session, step);
}
