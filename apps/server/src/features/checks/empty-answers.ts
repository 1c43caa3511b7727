import type { CheckFinding } from '@samtale/contract';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Flows that visitors get, or will by a plan, and that neither say nor do anything. */
export const emptyAnswers = ({ flows }: BotUnderCheck): CheckFinding[] =>
  flows
    .filter((flow) => isForVisitors(flow) && flow.isSilent)
    .map(({ head }) => finding('emptyAnswer', { intent: head }));

/** The same of drafts: somebody has still to write what they say. Each with a question that asks for it, if there is one. */
export const unansweredDrafts = ({ flows }: BotUnderCheck): CheckFinding[] =>
  flows
    .filter((flow) => !isForVisitors(flow) && flow.isSilent)
    .map(({ head, phrases: [first] }) =>
      finding('unansweredDraft', { intent: head, text: first?.question ?? '' }),
    );

const isForVisitors = ({ head }: CheckedFlow) => head.isPublished || head.isPlanned;
