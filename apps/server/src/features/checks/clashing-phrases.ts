import type { CheckFinding } from '@samtale/contract';
import { nearPhrases } from '@samtale/nlu';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding, mergeFindings } from './finding.ts';

interface FlowPhrase {
  flow: CheckedFlow;
  text: string;
  normalised: string;
}

/** Phrases that stand in two flows: own ones, or those of their templates. */
export function samePhrases(bot: BotUnderCheck): CheckFinding[] {
  const clash = clashIn(bot);
  const phrasesByText = new Map<string, FlowPhrase[]>();
  for (const phrase of phrasesIn(bot)) {
    const list = phrasesByText.get(phrase.normalised) ?? [];
    phrasesByText.set(phrase.normalised, list);
    list.push(phrase);
  }
  const found = [...phrasesByText.values()].flatMap((alike) =>
    // Each with the first it clashes with: of fifty flows with one template, every pair would be a thousand findings.
    alike.flatMap(({ flow, text }, i) => {
      const other = alike.slice(0, i).find((before) => clash(before.flow, flow));
      return other ? [finding('samePhrase', { intent: other.flow.head, otherIntent: flow.head, text })] : [];
    }),
  );
  return mergeFindings(found);
}

/** Phrases that another flow has in nearly the same words. */
export function tooNearPhrases(bot: BotUnderCheck): CheckFinding[] {
  const clash = clashIn(bot);
  const phrases = phrasesIn(bot);
  const pairs = nearPhrases(
    phrases.map(({ text }) => text),
    bot.language,
    (a, b) => {
      const [one, other] = [phrases[a], phrases[b]];
      return one !== undefined && other !== undefined && one.normalised !== other.normalised
        ? clash(one.flow, other.flow)
        : false;
    },
  );
  const found = pairs.flatMap((pair) => {
    const [one, other] = [phrases[pair.other], phrases[pair.one]];
    if (!one || !other) return [];
    const texts = { text: one.text, otherText: other.text };
    return [finding('nearPhrase', { intent: one.flow.head, otherIntent: other.flow.head, ...texts })];
  });
  return mergeFindings(found);
}

const phrasesIn = ({ flows }: BotUnderCheck): FlowPhrase[] =>
  flows.flatMap((flow) => flow.questions.map((question) => ({ flow, ...question })));

/** Whether two flows can be meant at the same time: each is a global one, or follows up on what led to the other. */
function clashIn({ flowOf }: BotUnderCheck): (one: CheckedFlow, other: CheckedFlow) => boolean {
  const leadsTo = (parentId: string | null, flow: CheckedFlow): boolean => {
    if (parentId === null) return true;
    const seen = new Set<string>();
    for (let id = flow.parentId; id && !seen.has(id); id = flowOf.get(id)?.parentId ?? null) {
      if (id === parentId) return true;
      seen.add(id);
    }
    return false;
  };
  return (one, other) =>
    one.id !== other.id && (leadsTo(one.parentId, other) || leadsTo(other.parentId, one));
}
