import type { ErasureReceipt } from '@samtale/contract';
import { applyEvent, type ErasedCounts, initialState, type LoggedEvent, type Person } from '@samtale/dialog';
import { asc, eq, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { createId } from '../../../platform/database/columns.ts';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import type { AgentScope } from '../../../platform/database/table-scope.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { inTurns, mapInTurns } from '../../../platform/in-turns.ts';
import { conversationFiles, releaseFromConversation } from '../../files/index.ts';
import { forgetQuestions } from '../../training/index.ts';
import { countConversations } from '../counts/index.ts';
import { lastErasure, receiptOf } from '../log/erasure-receipts.ts';
import { forgetTexts } from '../log/index-texts.ts';
import { lastMessageOf } from '../log/last-message.ts';
import { loggedEvents } from '../log/logged-events.ts';
import type { ConversationRow } from '../log/stored-step.ts';
import { longAgo } from '../log/with-files.ts';
import {
  conversationInvitations,
  conversationSteps,
  conversations,
  conversationWork,
  erasures,
} from '../tables.ts';
import { anonymiseLog } from './anonymise-log.ts';

/** Deletes what was made of a conversation elsewhere; how much that was. */
export type ForgetElsewhere = (scope: AgentScope, conversationId: string) => Promise<number>;

interface Erasing {
  agentId: string;
  conversationId: string;
  by: Person;
  forgetTests: ForgetElsewhere;
  /** Only when nothing has been said since (ISO 8601). */
  silentSince?: string;
}

export interface Anonymised {
  receipt: ErasureReceipt;
  /** The conversation as it is now, with its whole log; null when nothing was left to erase. */
  conversation: { row: ConversationRow; events: LoggedEvent[] } | null;
}

/** How often it is begun again when the conversation keeps going on meanwhile. */
const mostAttempts = 10;

/**
 * Erases for good what tells who a conversation's visitor is: from its log, which keeps its numbers and folds as before,
 * and from all that was made of it. It is over then. Where nothing was said since the last time, nothing changes and the
 * receipt is the same. Throws `notFound`, and `conflict` when a colleague has it or it has gone on.
 */
export async function anonymiseConversation(app: App, erasing: Erasing, attempt = 1): Promise<Anonymised> {
  try {
    return await app.database.transaction((session) => erase(app, session, erasing));
  } catch (error) {
    // A message was stored between reading the log and writing to it: what it says has to go too.
    if (!isUniqueViolation(error) || attempt === mostAttempts) throw error;
    return anonymiseConversation(app, erasing, attempt + 1);
  }
}

async function erase(
  { now }: App,
  session: DatabaseSession,
  { agentId, conversationId, by, forgetTests, silentSince }: Erasing,
): Promise<Anonymised> {
  const scope = session.agent(agentId);
  // Who takes steps under locks waits. Others find their number taken, since the event below has it.
  const row = await scope.first(conversations, eq(conversations.id, conversationId), { forUpdate: true });
  if (!row) throw notFound();
  const isIts = eq(conversationSteps.conversationId, conversationId);
  const log = await scope.select(conversationSteps, {
    where: isIts,
    orderBy: asc(conversationSteps.firstSeq),
  });
  const before = (await inTurns(mapInTurns(log, loggedEvents))).flat();
  const { userId, userName } = before.reduce(applyEvent, initialState);
  if (userId && userId !== by.userId)
    throw new AppError('conflict', 'chat.anonymize.occupied', { values: { name: userName ?? '' } });
  const lastMessageAt = lastMessageOf(before)?.lastMessageAt;
  if (silentSince && lastMessageAt && lastMessageAt >= silentSince)
    throw new AppError('conflict', 'error.conflict');
  const known = await lastErasure(scope, conversationId);
  if (known && before.at(-1)?.event.type === 'anonymised')
    return { receipt: receiptOf(known), conversation: null };

  const { steps, changed, counts, questions } = await anonymiseLog(scope, row.languageId, log);
  const at = now().toISOString();
  const last = {
    conversationId,
    firstSeq: before.length + 1,
    lastSeq: before.length + 1,
    at,
    clientId: null,
  };
  const all: ErasedCounts = { ...counts, addresses: row.ipAddresses.length };
  // Its number is taken first, and what it counts is filled in last.
  await scope.insert(conversationSteps, [{ ...last, events: [{ type: 'anonymised', ...by, counts: all }] }]);
  // While it is all there: what is gone afterwards is counted all the same.
  await countConversations(session, agentId, [conversationId]);
  await rewriteSteps(scope, conversationId, changed);
  // Whoever was invited finds nothing there any more.
  await scope.delete(conversationInvitations, eq(conversationInvitations.conversationId, conversationId));
  all.work = await scope.delete(conversationWork, eq(conversationWork.conversationId, conversationId));
  all.questions = await forgetQuestions(scope, { conversationId, languageId: row.languageId, questions });
  all.tests = await forgetTests(scope, conversationId);
  all.files = await forgetFiles(scope, conversationId);
  const told = { ...last, agentId, events: [{ type: 'anonymised' as const, ...by, counts: all }] };
  await rewriteSteps(scope, conversationId, [told]);

  const events = [...steps, told].flatMap(loggedEvents);
  const anonymised = await storeRow(scope, row, events);
  await forgetTexts(scope, conversationId, events.length);
  const erasure = {
    id: createId(),
    agentId,
    conversationId,
    erasedAt: at,
    userId: by.userId,
    userName: by.name,
  };
  await scope.insert(erasures, [{ ...erasure, counts: all }]);
  return {
    receipt: receiptOf({ ...erasure, counts: all }),
    conversation: { row: anonymised, events },
  };
}

async function rewriteSteps(
  scope: AgentScope,
  conversationId: string,
  steps: readonly Pick<typeof conversationSteps.$inferSelect, 'firstSeq' | 'events'>[],
): Promise<void> {
  if (!steps.length) return;
  const firsts = sql.param(steps.map(({ firstSeq }) => firstSeq));
  const texts = sql.param(steps.map(({ events }) => JSON.stringify(events)));
  await scope.query(
    (agentId) => sql`
      UPDATE conversation_steps s SET events = n.events
        FROM unnest(${firsts}::int[], ${texts}::text[]) AS n(first_seq, events)
       WHERE s.conversation_id = ${conversationId} AND s.agent_id = ${agentId} AND s.first_seq = n.first_seq`,
  );
}

/** Those that a canned reply has too are the company's own, and stay. */
async function forgetFiles(scope: AgentScope, conversationId: string): Promise<number> {
  const sent = await scope.select(conversationFiles, {
    where: eq(conversationFiles.conversationId, conversationId),
  });
  const ids = sent.map(({ fileId }) => fileId);
  await releaseFromConversation(scope, conversationId, ids, longAgo);
  return ids.length;
}

/** Makes a conversation's row tell what its log does, whatever a node has of it in memory. */
async function storeRow(
  scope: AgentScope,
  before: typeof conversations.$inferSelect,
  events: readonly LoggedEvent[],
): Promise<ConversationRow> {
  const state = events.reduce(applyEvent, initialState);
  const { lastMessageFrom, lastMessageAt } = before;
  const last = lastMessageOf(events) ?? { lastMessage: '', lastMessageFrom, lastMessageAt };
  const { status, userId, userName, waitingSince, endUserMessages = 0 } = state;
  const rating = state.rating?.stars ?? null;
  const told = {
    state,
    seq: state.seq,
    status,
    userId,
    userName,
    waitingSince,
    endUserMessages,
    rating,
    ...last,
  };
  const nothing = {
    unansweredSince: null,
    teamId: null,
    customerId: null,
    hasValues: false,
    ipAddresses: [],
  };
  const changes = { ...told, ...nothing, logAhead: false };
  await scope.update(conversations, changes, eq(conversations.id, before.id));
  return { ...before, ...last, state };
}
