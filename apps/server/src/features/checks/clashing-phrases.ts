import type { CheckFinding } from '@samtale/contract';
import type { BotUnderCheck } from './bot-under-check.ts';
import { finding, mergeFindings } from './finding.ts';

/** Phrases that stand in two flows: own ones, or those of their templates. */
export function samePhrases({ phrases }: BotUnderCheck): CheckFinding[] {
  const found = [...phrases.alike].flatMap((alike) =>
    // Each with the first it clashes with: of fifty flows with one template, every pair would be a thousand findings.
    alike.flatMap(({ flow, text }, i) => {
      const other = alike.slice(0, i).find((before) => phrases.clash(before.flow, flow));
      return other ? [finding('samePhrase', { intent: other.flow, otherIntent: flow, text })] : [];
    }),
  );
  return mergeFindings(found);
}

/** Phrases that another flow has in nearly the same words. Looks for them bit by bit. */
export function* tooNearPhrases({ phrases }: BotUnderCheck): Generator<void, CheckFinding[]> {
  const found: CheckFinding[] = [];
  for (const [place, phrase] of phrases.list.entries()) {
    const before = phrases.nearestBefore(place);
    if (before) {
      const texts = { text: before.text, otherText: phrase.text };
      found.push(finding('nearPhrase', { intent: before.flow, otherIntent: phrase.flow, ...texts }));
    }
    yield;
  }
  return mergeFindings(found);
}
