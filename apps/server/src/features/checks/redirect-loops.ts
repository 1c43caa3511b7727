import { ActionType, type CheckFinding } from '@samtale/contract';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Ways around that are always taken; one with conditions on the way may end. */
export function redirectLoops({ flows, flowOf }: BotUnderCheck): CheckFinding[] {
  const looked = new Set<string>();
  return flows.flatMap((start) => {
    const way: CheckedFlow[] = [];
    let flow: CheckedFlow | undefined = start;
    while (flow && !looked.has(flow.id)) {
      looked.add(flow.id);
      way.push(flow);
      flow = flowOf.get(alwaysNext(flow) ?? '');
    }
    const begin = flow ? way.indexOf(flow) : -1;
    if (!flow || begin < 0) return [];
    const around = [...way.slice(begin), flow].map(({ head }) => head.title);
    const otherIntent = way[begin + 1]?.head;
    return [finding('redirectLoop', { intent: flow.head, otherIntent, text: around.join(' → ') })];
  });
}

/** The flow that a flow goes on in whatever is said. */
function alwaysNext({ actions }: CheckedFlow): string | null {
  for (const { type, redirectIntentId, conditionList, conditionsNotMetIntentId } of actions) {
    const mayLeave = type === ActionType.redirectIntent || Boolean(conditionsNotMetIntentId);
    if (conditionList?.length && mayLeave) return null;
    if (type === ActionType.redirectIntent && redirectIntentId) return redirectIntentId;
  }
  return null;
}
