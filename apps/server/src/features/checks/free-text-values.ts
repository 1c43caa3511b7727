import { type CheckFinding, saysFreeText } from '@samtale/contract';
import type { BotUnderCheck } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Phrases of values that never fit, because they take free text; of each flow the first is named. */
export const freeTextValues = ({ flows }: BotUnderCheck): CheckFinding[] =>
  flows.flatMap(({ head, phrases }) => {
    const found = phrases.filter(saysFreeText);
    const [first] = found;
    return first
      ? [finding('freeTextValue', { intent: head, text: first.question, count: found.length })]
      : [];
  });
