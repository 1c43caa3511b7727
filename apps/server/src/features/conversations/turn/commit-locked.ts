import type pg from 'pg';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { createSession } from '../../../platform/database/session.ts';
import { appendSteps, type DecidedStep } from '../log/append-steps.ts';
import {
  conversationColumns,
  conversationOf,
  type SelectedConversation,
} from '../log/conversation-of-row.ts';
import { type LoggedStep, loggedEvents, loggedStepJson } from '../log/logged-events.ts';
import type { ConversationRow, StoredStep } from '../log/stored-step.ts';
import { decideStep } from './decide-step.ts';
import type { StepRequest } from './step-queue.ts';
import type { TurnContexts } from './turn-context.ts';
import { addWork, removeWork } from './work-rows.ts';

/** A stored or refused step, with what is worth remembering of its conversation. */
export interface LockedResult {
  outcome: StoredStep | AppError;
  newestRelease: number;
  /** Those of all its log's messages. */
  clientIds: string[];
}

/**
 * Takes a group of steps, each of another conversation, in one transaction: lock and read the conversations,
 * decide, append to the logs. The row locks keep other nodes out meanwhile. Rows are named by conversation and
 * agent together, so no step reaches another agent's conversation.
 */
export function commitLocked(
  app: App,
  contexts: TurnContexts,
  requests: readonly StepRequest[],
): Promise<LockedResult[]> {
  return inTransaction(app.database.pool, (client) => takeSteps(app.now(), contexts, client, requests));
}

async function takeSteps(
  now: Date,
  contexts: TurnContexts,
  client: pg.PoolClient,
  requests: readonly StepRequest[],
): Promise<LockedResult[]> {
  const reads = { session: createSession(client), executor: client };
  const locked = await lockConversations(client, requests);
  const results: LockedResult[] = [];
  const decided: DecidedStep[] = [];
  for (const request of requests) {
    const found = locked.get(request.conversationId);
    if (!found) {
      const outcome = new AppError('notFound', 'chat.unknownChat');
      results.push({ outcome, newestRelease: 0, clientIds: [] });
      continue;
    }
    const { conversation, newestRelease, clientIds, repeated } = found;
    if (repeated) {
      results.push({ outcome: repeatedStep(conversation, repeated), newestRelease, clientIds });
      continue;
    }
    if (
      request.input.type === 'workDone' &&
      !(await removeWork(client, request.conversationId, request.input.of))
    ) {
      const outcome = new AppError('conflict', 'chat.refused.workGone');
      results.push({ outcome, newestRelease, clientIds });
      continue;
    }
    const context = await contexts.load(conversation, newestRelease, now, reads);
    const outcome = decideStep(conversation, request, context);
    if (request.clientId !== null) clientIds.push(request.clientId);
    results.push({ outcome, newestRelease, clientIds });
    if (outcome instanceof AppError || !outcome.events.length) continue;
    decided.push({ step: outcome, clientId: request.clientId });
  }
  if (decided.length) {
    await appendSteps(client, decided);
    await addWork(
      client,
      decided.map(({ step }) => step),
      now.toISOString(),
    );
    const unmarked = decided.filter(({ step }) => !locked.get(step.row.id)?.logAhead);
    if (unmarked.length) await markLogsAhead(client, unmarked);
  }
  return results;
}

interface LockedConversation {
  conversation: ConversationRow;
  newestRelease: number;
  logAhead: boolean;
  clientIds: string[];
  /** The stored step of the same client id, if there is one. */
  repeated: LoggedStep | null;
}

type LockedRow = SelectedConversation & Omit<LockedConversation, 'conversation'>;

async function lockConversations(
  client: pg.PoolClient,
  requests: readonly StepRequest[],
): Promise<Map<string, LockedConversation>> {
  const { rows } = await client.query<LockedRow>({
    name: 'lock-conversations',
    text: `
      SELECT ${conversationColumns}, c.log_ahead AS "logAhead", a.release_number AS "newestRelease",
             ARRAY(SELECT s.client_id FROM conversation_steps s
                    WHERE s.conversation_id = r.id AND s.client_id IS NOT NULL) AS "clientIds",
             (SELECT ${loggedStepJson}
                FROM conversation_steps s
               WHERE s.conversation_id = r.id AND s.client_id = r.client_id) AS repeated
        FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS r(id, agent_id, client_id)
        JOIN conversations c ON c.id = r.id AND (c.agent_id = r.agent_id) IS TRUE
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
    rows.map((row) => {
      const { newestRelease, logAhead, clientIds, repeated } = row;
      return [row.id, { conversation: conversationOf(row), newestRelease, logAhead, clientIds, repeated }];
    }),
  );
}

/** Says of conversations that their rows do not tell all that their logs do. */
async function markLogsAhead(client: pg.PoolClient, decided: readonly DecidedStep[]): Promise<void> {
  await client.query({
    name: 'mark-logs-ahead',
    text: `
      UPDATE conversations c SET log_ahead = true
        FROM unnest($1::uuid[], $2::uuid[]) AS s(id, agent_id)
       WHERE c.id = s.id AND (c.agent_id = s.agent_id) IS TRUE`,
    values: [decided.map(({ step }) => step.row.id), decided.map(({ step }) => step.row.agentId)],
  });
}

const repeatedStep = (row: ConversationRow, step: LoggedStep): StoredStep => ({
  row,
  after: step.firstSeq - 1,
  events: loggedEvents(step),
  effects: [],
  repeated: true,
});
