import { type CheckFinding, IntentType } from '@samtale/contract';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Published flows that neither words nor buttons nor other flows lead to; of a branch of them, the topmost. */
export function unreachableFlows({ flows, flowOf }: BotUnderCheck): CheckFinding[] {
  const reached = reachedFlows(flows, flowOf);
  return flows
    .filter(({ id, head, parentId }) => {
      const isLost = head.isPublished && !reached.has(id);
      // Below what is disabled, or cannot be reached itself, nothing else is to be expected.
      return isLost && (parentId === null || reached.has(parentId));
    })
    .map(({ head }) => finding('unreachable', { intent: head }));
}

function reachedFlows(
  flows: readonly CheckedFlow[],
  flowOf: ReadonlyMap<string, CheckedFlow>,
): ReadonlySet<string> {
  const childrenOf = Map.groupBy(flows, ({ parentId }) => parentId);
  const isRecognised = ({ phrases, head }: CheckedFlow) =>
    phrases.length > 0 || head.intentType === IntentType.fallback;
  const isBeginning = (flow: CheckedFlow) =>
    flow.head.isWelcome || flow.head.isFallback || (flow.parentId === null && flow.phrases.length > 0);
  const reached = new Set<string>();
  const waiting = flows.filter(isBeginning);
  for (let flow = waiting.pop(); flow; flow = waiting.pop()) {
    if (reached.has(flow.id)) continue;
    reached.add(flow.id);
    waiting.push(...(childrenOf.get(flow.id) ?? []).filter(isRecognised));
    waiting.push(...flow.links.flatMap(({ flowId }) => flowOf.get(flowId) ?? []));
  }
  return reached;
}
