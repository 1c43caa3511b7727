import { ActionType, type CheckFinding } from '@samtale/contract';
import type { BotUnderCheck } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Flows that say nothing, lead nowhere and do nothing. */
export const emptyAnswers = ({ flows }: BotUnderCheck): CheckFinding[] =>
  flows
    .filter(({ texts, links, actions, hasRecording }) => {
      const isDoing = actions.some(({ type }) => type !== ActionType.redirectIntent);
      return !texts.length && !links.length && !isDoing && !hasRecording;
    })
    .map(({ head }) => finding('emptyAnswer', { intent: head }));
