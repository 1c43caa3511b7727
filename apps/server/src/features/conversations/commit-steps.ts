import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ReleaseCache } from '../training/index.ts';
import { commitLocked } from './commit-locked.ts';
import { decideStep, type KnownConversation } from './decide-step.ts';
import { StaffPresence } from './staff-presence.ts';
import type { CommitSteps, StepRequest } from './step-queue.ts';
import { stepRecord, storeStepsStatement } from './step-statement.ts';
import type { StoredStep } from './stored-step.ts';
import { releaseFor } from './take-step.ts';

/** How many conversations a node remembers, least recently used first to go. Some 2 kB each. */
const rememberedConversations = 10_000;

/**
 * Stores steps in the cheapest way that is safe. A conversation this node has just stored a step of is remembered,
 * and its next step is decided from memory and stored on the condition that the database still agrees: one statement
 * for the whole group. Whatever does not fit, because another node was there or a new release is out, is taken again
 * under locks.
 */
export function createCommitSteps(app: App, releases: ReleaseCache): CommitSteps {
  const presence = new StaffPresence();
  const remembered = new Map<string, KnownConversation>();

  const remember = ({ row }: StoredStep, newestRelease: number) => {
    remembered.delete(row.id);
    remembered.set(row.id, { ...row, newestRelease });
    if (remembered.size > rememberedConversations) remembered.delete(remembered.keys().next().value ?? '');
  };

  /** Steps that can be decided from memory; those that cannot are absent. */
  const decideFromMemory = (requests: readonly StepRequest[], now: Date): Map<StepRequest, StoredStep> => {
    const decided = new Map<StepRequest, StoredStep>();
    for (const request of requests) {
      const known = remembered.get(request.conversationId);
      if (known?.agentId !== request.agentId) continue;
      const releaseNumber = releaseFor(known.state, known.newestRelease, now);
      const release = releases.peek(known.agentId, releaseNumber);
      const language = release?.get(known.languageId);
      const staffOnline = language?.handsOver ? presence.peek(known.agentId, now) : false;
      if (!release || staffOnline === undefined) continue;
      const step = decideStep(known, request, { release, releaseNumber, staffOnline, now });
      if (!(step instanceof AppError) && step.events.length) decided.set(request, step);
    }
    return decided;
  };

  /** Stores what was decided from memory; the requests that fitted. */
  const storeDecided = async (decided: Map<StepRequest, StoredStep>): Promise<Set<string>> => {
    const records = [...decided].map(([{ clientId, conversationId }, step]) =>
      stepRecord(step, remembered.get(conversationId)?.newestRelease ?? 0, clientId),
    );
    try {
      const { rows } = await app.database.pool.query<{ id: string }>({
        name: 'store-steps',
        text: storeStepsStatement,
        values: [JSON.stringify(records)],
      });
      return new Set(rows.map((row) => row.id));
    } catch (error) {
      // A message that is stored already stops the statement; under locks it is recognised.
      if (isUniqueViolation(error)) return new Set();
      throw error;
    }
  };

  return async (requests) => {
    const decided = decideFromMemory(requests, app.now());
    const fitting = decided.size ? await storeDecided(decided) : new Set<string>();
    const results = new Map<StepRequest, unknown>();
    const rest: StepRequest[] = [];
    for (const request of requests) {
      const step = decided.get(request);
      if (step && fitting.has(request.conversationId)) {
        results.set(request, step);
        remember(step, remembered.get(request.conversationId)?.newestRelease ?? 0);
      } else rest.push(request);
    }
    if (rest.length) await commitRest(rest, results);
    return requests.map((request) => results.get(request));
  };

  /** A group that fails as a whole is tried one by one, so that only what is at fault fails. */
  async function commitRest(
    requests: readonly StepRequest[],
    results: Map<StepRequest, unknown>,
    retried = false,
  ): Promise<void> {
    try {
      const locked = await commitLocked(app, releases, presence, requests);
      requests.forEach((request, index) => {
        const result = locked[index];
        results.set(request, result?.outcome);
        if (!result || result.outcome instanceof AppError) remembered.delete(request.conversationId);
        else remember(result.outcome, result.newestRelease);
      });
    } catch (error) {
      if (requests.length > 1) for (const request of requests) await commitRest([request], results);
      // Another node stored the same message while this one waited for the lock; now it can be seen.
      else if (isUniqueViolation(error) && !retried) await commitRest(requests, results, true);
      else if (requests[0]) results.set(requests[0], error);
    }
  }
}

/** SQLSTATE 23505. */
const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';
