import type { CheckFinding } from '@samtale/contract';
import type { BotUnderCheck } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Flows that another of the agent's languages does not have; a language without any is one finding. */
export const missingLanguages = ({ flows, otherLanguages }: BotUnderCheck): CheckFinding[] =>
  otherLanguages.flatMap(({ code, masterIds }) => {
    const missing = flows.filter(({ head }) => !masterIds.has(head.masterIntentId));
    if (!missing.length) return [];
    if (!masterIds.size) return [finding('missingLanguage', { text: code, count: missing.length })];
    return missing.map(({ head }) => finding('missingLanguage', { intent: head, text: code }));
  });
