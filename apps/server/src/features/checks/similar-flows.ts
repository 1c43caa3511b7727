import type { CheckFinding, LanguageCode } from '@samtale/contract';
import { topicWords } from '@samtale/nlu';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding } from './finding.ts';

/**
 * Flows whose phrases are so much about the same are taken to be for the same thing: the cosine of their words. No two
 * flows that new bots begin with, in any trade, are as near; booking a time and moving it come to 0.51.
 */
const leastSimilarity = 0.55;
/** Fewer phrases tell too little of what a flow is for. */
const fewestPhrases = 2;
/** A word that so many flows have tells none of them from another, and would have all of them compared. */
const mostFlowsOfWord = 40;

interface Subject {
  flow: CheckedFlow;
  /** What each stem weighs; together of length 1. */
  weights: ReadonlyMap<string, number>;
}

/** Flows that may be meant at the same time and whose phrases are about the same. Compares them bit by bit. */
export function* similarFlows({ flows, language, phrases }: BotUnderCheck): Generator<void, CheckFinding[]> {
  const subjects = yield* subjectsOf(flows, language);
  const withStem = new Map<string, Subject[]>();
  const found: CheckFinding[] = [];
  for (const subject of subjects) {
    const shared = new Map<Subject, number>();
    for (const [stem, weight] of subject.weights) {
      const before = withStem.get(stem) ?? [];
      for (const other of before)
        shared.set(other, (shared.get(other) ?? 0) + weight * (other.weights.get(stem) ?? 0));
      if (before.length < mostFlowsOfWord) withStem.set(stem, [...before, subject]);
    }
    const [nearest] = [...shared]
      .filter(([other, similarity]) => similarity >= leastSimilarity && isBeside(other, subject))
      .sort(([, one], [, other]) => other - one);
    if (nearest)
      found.push(finding('similarFlow', { intent: nearest[0].flow.head, otherIntent: subject.flow.head }));
    yield;
  }
  return found;

  function isBeside(one: Subject, other: Subject): boolean {
    const placeOf = ({ flow: { id, head, parentId } }: Subject) => ({ id, title: head.title, parentId });
    return phrases.clash(placeOf(one), placeOf(other));
  }
}

/** What flows are about: the words of their phrases, those that few flows have weighing more. */
function* subjectsOf(flows: readonly CheckedFlow[], language: LanguageCode): Generator<void, Subject[]> {
  const told: { flow: CheckedFlow; counts: Map<string, number> }[] = [];
  const flowsWith = new Map<string, number>();
  for (const flow of flows) {
    if (flow.questions.length < fewestPhrases) continue;
    const counts = new Map<string, number>();
    for (const { text } of flow.questions) {
      for (const stem of new Set(topicWords(text, language).map((word) => word.stem)))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
      yield;
    }
    for (const stem of counts.keys()) flowsWith.set(stem, (flowsWith.get(stem) ?? 0) + 1);
    told.push({ flow, counts });
  }
  return told.map(({ flow, counts }) => {
    const weighed = [...counts].map(([stem, count]): [string, number] => {
      const rarity = Math.log(1 + told.length / (flowsWith.get(stem) ?? 1));
      return [stem, count * rarity];
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight));
    return { flow, weights: new Map(weighed.map(([stem, weight]) => [stem, weight / length])) };
  });
}
