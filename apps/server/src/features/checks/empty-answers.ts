import { ActionType, type CheckFinding } from '@samtale/contract';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Flows that visitors get, or will by a plan, and that say nothing, lead nowhere and do nothing. */
export const emptyAnswers = ({ flows }: BotUnderCheck): CheckFinding[] =>
  flows
    .filter((flow) => isForVisitors(flow) && isSilent(flow))
    .map(({ head }) => finding('emptyAnswer', { intent: head }));

/** The same of drafts: somebody has still to write what they say. */
export const unansweredDrafts = ({ flows }: BotUnderCheck): CheckFinding[] =>
  flows
    .filter((flow) => !isForVisitors(flow) && isSilent(flow))
    .map(({ head }) => finding('unansweredDraft', { intent: head }));

const isForVisitors = ({ head }: CheckedFlow) => head.isPublished || head.isPlanned;

function isSilent({ texts, links, actions, hasRecording }: CheckedFlow): boolean {
  const isDoing = actions.some(({ type }) => type !== ActionType.redirectIntent);
  return !texts.length && !links.length && !isDoing && !hasRecording;
}
