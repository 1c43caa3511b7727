import {
  anonymiseEvent,
  type ConversationEvent,
  type ErasedCounts,
  erasedText,
  nothingErased,
  ownBubbles,
} from '@samtale/dialog';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { compiledLanguage } from '../training/index.ts';

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
  const counts = { ...nothingErased };
  const questions: string[] = [];
  const bubbles = new Map<number, ReadonlySet<string>>();
  let said: ReadonlySet<string> = new Set();
  const steps: S[] = [];
  const changed: S[] = [];
  for (const step of log) {
    const events: ConversationEvent[] = [];
    for (const event of step.events) {
      if (event.type === 'started' || event.type === 'releaseAdopted')
        said = await bubblesOf(scope, event.releaseNumber, languageId, bubbles);
      const anonymised = anonymiseEvent(event, said);
      events.push(anonymised.event);
      addCounts(counts, anonymised.erased);
      if (event.type === 'questionUnsolved' && event.text !== erasedText) questions.push(event.text);
    }
    const rewritten = { ...step, events };
    steps.push(rewritten);
    if (JSON.stringify(events) !== JSON.stringify(step.events)) changed.push(rewritten);
  }
  return { steps, changed, counts, questions };
}

/** None of a release that is not kept any more: then all that the bot said is taken for filled with values. */
async function bubblesOf(
  scope: AgentScope,
  releaseNumber: number,
  languageId: string,
  known: Map<number, ReadonlySet<string>>,
): Promise<ReadonlySet<string>> {
  let found = known.get(releaseNumber);
  if (!found) {
    const compiled = await compiledLanguage(scope, releaseNumber, languageId);
    found = compiled ? ownBubbles(compiled) : new Set();
    known.set(releaseNumber, found);
  }
  return found;
}

function addCounts(counts: ErasedCounts, more: Partial<ErasedCounts>): void {
  counts.messages += more.messages ?? 0;
  counts.notes += more.notes ?? 0;
  counts.values += more.values ?? 0;
  counts.customers += more.customers ?? 0;
}
