import type { CheckFinding } from '@samtale/contract';
import type { BotUnderCheck } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Flows that another of the agent's languages does not have. A language without any is one finding, there too. */
export function missingLanguages({ language, list, flows, otherLanguages }: BotUnderCheck): CheckFinding[] {
  const most = Math.max(0, ...otherLanguages.map(({ masterIds }) => masterIds.size));
  if (!list.length && most > 0) return [finding('missingLanguage', { text: language, count: most })];
  return otherLanguages.flatMap(({ code, masterIds }) => {
    const missing = flows.filter(({ head }) => !masterIds.has(head.masterIntentId));
    if (!missing.length) return [];
    if (!masterIds.size) return [finding('missingLanguage', { text: code, count: missing.length })];
    return missing.map(({ head }) => finding('missingLanguage', { intent: head, text: code }));
  });
}
