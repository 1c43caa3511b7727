import {
  anonymiseEvent,
  type ConversationEvent,
  type ErasedCounts,
  erasedText,
  nothingErased,
  ownBubbles,
} from '@samtale/dialog';
import type { AgentScope } from '../../../platform/database/table-scope.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { compiledLanguage } from '../../training/index.ts';

/** A step of a log, as far as it matters here. */
interface Step {
  firstSeq: number;
  events: ConversationEvent[];
}

export interface AnonymisedLog<S extends Step> {
  steps: S[];
  /** Those of them that are others than they were. */
  changed: S[];
  counts: ErasedCounts;
  /** Questions without an answer, as they were asked. */
  questions: string[];
}

/** A conversation's whole log without what tells who the visitor is, and how much that was. */
export async function anonymiseLog<S extends Step>(
  scope: AgentScope,
  languageId: string,
  log: readonly S[],
): Promise<AnonymisedLog<S>> {
  const saidBy = new Map<number, ReadonlySet<string>>();
  for (const { events } of log)
    for (const event of events)
      if (isOfRelease(event) && !saidBy.has(event.releaseNumber))
        saidBy.set(event.releaseNumber, await bubblesOf(scope, event.releaseNumber, languageId));
  return inTurns(anonymised(log, saidBy));
}

/** @param saidBy what each release says to everybody */
function* anonymised<S extends Step>(
  log: readonly S[],
  saidBy: ReadonlyMap<number, ReadonlySet<string>>,
): Generator<void, AnonymisedLog<S>> {
  const made: AnonymisedLog<S> = { steps: [], changed: [], counts: { ...nothingErased }, questions: [] };
  let said: ReadonlySet<string> = new Set();
  for (const step of log) {
    const events: ConversationEvent[] = [];
    for (const event of step.events) {
      if (isOfRelease(event)) said = saidBy.get(event.releaseNumber) ?? said;
      const { event: erased, erased: counts } = anonymiseEvent(event, said);
      events.push(erased);
      addCounts(made.counts, counts);
      if (event.type === 'questionUnsolved' && event.text !== erasedText) made.questions.push(event.text);
    }
    const rewritten = { ...step, events };
    made.steps.push(rewritten);
    if (JSON.stringify(events) !== JSON.stringify(step.events)) made.changed.push(rewritten);
    yield;
  }
  return made;
}

const isOfRelease = (event: ConversationEvent) => event.type === 'started' || event.type === 'releaseAdopted';

/** None of a release that is not kept any more: then all that the bot said is taken for filled with values. */
async function bubblesOf(
  scope: AgentScope,
  releaseNumber: number,
  languageId: string,
): Promise<ReadonlySet<string>> {
  const compiled = await compiledLanguage(scope, releaseNumber, languageId);
  return compiled ? ownBubbles(compiled) : new Set();
}

function addCounts(counts: ErasedCounts, more: Partial<ErasedCounts>): void {
  counts.messages += more.messages ?? 0;
  counts.notes += more.notes ?? 0;
  counts.values += more.values ?? 0;
  counts.customers += more.customers ?? 0;
}
