import type { CheckFinding, CheckKind, FlowListItem } from '@samtale/contract';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding, mergeFindings } from './finding.ts';

/** What is the matter with a flow that another leads to; undefined for one that is deleted. */
type Fails = (target: FlowListItem | undefined, from: CheckedFlow) => boolean;

function linksThat(fail: Fails, kind: CheckKind) {
  return ({ flows, heads }: BotUnderCheck): CheckFinding[] =>
    mergeFindings(
      flows.flatMap((flow) =>
        flow.links.flatMap(({ flowId, text }) => {
          const otherIntent = heads.get(flowId);
          return fail(otherIntent, flow) ? [finding(kind, { intent: flow.head, otherIntent, text })] : [];
        }),
      ),
    );
}

export const linksToGone = linksThat((target) => target === undefined, 'leadsToGone');

export const linksToDisabled = linksThat((target) => target?.disabled === true, 'leadsToDisabled');

/** While neither is published, both are still being written. */
export const linksToUnpublished = linksThat(
  (target, from) =>
    from.head.isPublished &&
    target !== undefined &&
    !target.disabled &&
    !target.isPublished &&
    !target.isPlanned,
  'leadsToUnpublished',
);
