import type pg from 'pg';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createSession } from '../../platform/database/database.ts';
import type { ReleaseCache } from '../training/index.ts';
import { decideStep, type KnownConversation } from './decide-step.ts';
import type { StaffPresence } from './staff-presence.ts';
import type { StepRequest } from './step-queue.ts';
import { stepRecord, storeStepsStatement } from './step-statement.ts';
import type { StoredStep } from './stored-step.ts';
import { releaseFor } from './take-step.ts';

/** A stored or refused step, with the conversation's newest release for whoever wants to remember it. */
export interface LockedResult {
  outcome: StoredStep | AppError;
  newestRelease: number;
}

/**
 * Takes a group of steps, each of another conversation, in one transaction: lock and read the conversations,
 * decide, append to the logs. The row locks keep other nodes out meanwhile. Rows are named by conversation and
 * agent together, so no step reaches another agent's conversation.
 */
export async function commitLocked(
  app: App,
  releases: ReleaseCache,
  presence: StaffPresence,
  requests: readonly StepRequest[],
): Promise<LockedResult[]> {
  const client = await app.database.pool.connect();
  try {
    await client.query('BEGIN');
    const results = await takeSteps(app, releases, presence, client, requests);
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
}

async function takeSteps(
  app: App,
  releases: ReleaseCache,
  presence: StaffPresence,
  client: pg.PoolClient,
  requests: readonly StepRequest[],
): Promise<LockedResult[]> {
  const now = app.now();
  const session = createSession(client);
  const locked = await lockConversations(client, requests);
  const results: LockedResult[] = [];
  const records = [];
  for (const request of requests) {
    const row = locked.get(request.conversationId);
    if (!row) {
      results.push({ outcome: new AppError('notFound', 'chat.unknownChat'), newestRelease: 0 });
      continue;
    }
    const { known, ...conversation } = row;
    const { newestRelease } = conversation;
    if (known) {
      results.push({ outcome: repeatedStep(conversation, known, request.clientId), newestRelease });
      continue;
    }
    const releaseNumber = releaseFor(row.state, newestRelease, now);
    const release = await releases.load(session, row.agentId, releaseNumber);
    const asksStaff = release.get(row.languageId)?.handsOver ?? false;
    const staffOnline = asksStaff && (await presence.ask(client, row.agentId, now));
    const outcome = decideStep(conversation, request, { release, releaseNumber, staffOnline, now });
    results.push({ outcome, newestRelease });
    if (outcome instanceof AppError || !outcome.events.length) continue;
    records.push(stepRecord(outcome, newestRelease, request.clientId));
  }
  if (records.length) {
    const stored = await client.query({ text: storeStepsStatement, values: [JSON.stringify(records)] });
    if (stored.rowCount !== records.length) throw new Error('A locked conversation has changed');
  }
  return results;
}

interface KnownStep {
  firstSeq: number;
  events: StoredStep['events'][number]['event'][];
  at: string;
}

interface LockedRow extends KnownConversation {
  /** The stored step of the same client id, if there is one. */
  known: KnownStep | null;
}

/** The agents' rows are locked against a new release, so that the one read here is the newest until the commit. */
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
             c.started_at AS "startedAt", a.release_number AS "newestRelease",
             (SELECT json_build_object('firstSeq', s.first_seq, 'events', s.events, 'at', s.at)
                FROM conversation_steps s
               WHERE s.conversation_id = r.id AND s.client_id = r.client_id) AS known
        FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS r(id, agent_id, client_id)
        JOIN conversations c ON c.id = r.id AND (c.agent_id = r.agent_id) IS TRUE
        JOIN agents a ON a.id = c.agent_id
       ORDER BY c.id
         FOR UPDATE OF c FOR SHARE OF a`,
    values: [
      requests.map((request) => request.conversationId),
      requests.map((request) => request.agentId),
      requests.map((request) => request.clientId),
    ],
  });
  const withIsoTimes = rows.map((row) => ({
    ...row,
    lastMessageAt: new Date(row.lastMessageAt).toISOString(),
    startedAt: new Date(row.startedAt).toISOString(),
  }));
  return new Map(withIsoTimes.map((row) => [row.id, row]));
}

function repeatedStep(
  row: KnownConversation,
  { firstSeq, events, at }: KnownStep,
  clientId: string | null,
): StoredStep {
  const time = new Date(at).toISOString();
  const logged = events.map((event, i) => ({ seq: firstSeq + i, at: time, clientId, event }));
  return { row, after: firstSeq - 1, events: logged, effects: [], repeated: true };
}
