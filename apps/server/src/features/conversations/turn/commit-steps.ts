import { setTimeout } from 'node:timers/promises';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { NewestReleases } from '../../training/index.ts';
import { appendSteps, type DecidedStep } from '../log/append-steps.ts';
import type { ConversationMemory } from '../log/conversation-memory.ts';
import { commitLocked } from './commit-locked.ts';
import { decideStep } from './decide-step.ts';
import type { CommitSteps, StepRequest } from './step-queue.ts';
import type { TurnContexts } from './turn-context.ts';
import { asksForWork } from './work-rows.ts';

/** How often a step is taken again when other nodes keep getting ahead of it in the same conversation. */
const mostAttempts = 10;
/** The pause before that grows by up to so much each time, in milliseconds. */
const longestPause = 20;

type DecidedSteps = (DecidedStep | undefined)[];

/**
 * Stores steps in the cheapest way that is safe. A conversation that is going on at this node is in memory; its next
 * step is decided from there and appended to the log on the condition that nobody else has: one statement for the
 * whole group. What does not fit, because another node was there, the message is stored already or a new release is
 * not loaded, is taken again under locks. A node that knows of no message cannot append it a second time: it would have to
 * know of the step that stored it, or that step's number is taken.
 */
export function createCommitSteps(app: App, contexts: TurnContexts, memory: ConversationMemory): CommitSteps {
  const newestReleases = new NewestReleases(app);

  /** The step of each request that can be decided from memory; the others are left out. By the requests' positions. */
  const decideFromMemory = async (requests: readonly StepRequest[], now: Date): Promise<DecidedSteps> => {
    const decided: DecidedSteps = requests.map(() => undefined);
    const newest = await newestReleases.of(requests.map((request) => request.agentId));
    for (const [position, request] of requests.entries()) {
      const known = memory.get(request.conversationId);
      const newestRelease = newest.get(request.agentId);
      if (known?.agentId !== request.agentId || newestRelease === undefined) continue;
      // What came of work is stored as the work goes, under locks.
      if (request.input.type === 'workDone') continue;
      if (request.clientId !== null && memory.mayHoldMessage(known.id, request.clientId)) continue;
      const context = await contexts.peek(known, newestRelease, now);
      if (!context) continue;
      const step = decideStep(known, request, context);
      if (step instanceof AppError || !step.events.length || asksForWork(step)) continue;
      decided[position] = { step, clientId: request.clientId };
    }
    return decided;
  };

  /** Appends what was decided from memory: all of it, or nothing when one of the steps does not fit. */
  const appendDecided = async (decided: readonly DecidedStep[]): Promise<boolean> => {
    if (!decided.length) return false;
    try {
      await appendSteps(app.database.pool, decided);
      return true;
    } catch (error) {
      // Under locks it is found out which one, and why.
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  };

  return async (requests) => {
    const decided = await decideFromMemory(requests, app.now());
    if (!(await appendDecided(decided.filter((one) => one !== undefined)))) return commitUnderLocks(requests);
    for (const one of decided)
      if (one) memory.keep(one.step.row, one.clientId === null ? [] : [one.clientId]);
    const rest = requests.filter((_, position) => !decided[position]);
    const results = rest.length ? await commitUnderLocks(rest) : [];
    return decided.map((one) => one?.step ?? results.shift());
  };

  /** A group that fails as a whole is tried one by one, so that only what is at fault fails. */
  async function commitUnderLocks(requests: readonly StepRequest[], attempt = 1): Promise<unknown[]> {
    try {
      const locked = await commitLocked(app, contexts, requests);
      locked.forEach(({ outcome, clientIds, newestRelease }, position) => {
        const request = requests[position];
        if (!request || outcome instanceof AppError) return;
        memory.keep(outcome.row, clientIds);
        newestReleases.note(request.agentId, newestRelease);
      });
      return locked.map(({ outcome }) => outcome);
    } catch (error) {
      if (requests.length > 1) {
        const results: unknown[] = [];
        for (const request of requests) results.push(...(await commitUnderLocks([request])));
        return results;
      }
      // Another node was faster; what it has stored can be seen now.
      if (!isUniqueViolation(error) || attempt >= mostAttempts) return [error];
      await setTimeout(Math.random() * attempt * longestPause);
      return commitUnderLocks(requests, attempt + 1);
    }
  }
}
