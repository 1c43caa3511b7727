import { defaultTimeZone, freeTextTypeId } from '@samtale/contract';
import {
  type CompiledLanguage,
  type ConversationState,
  type FoundValue,
  openContexts,
  type UnderstoodText,
} from '@samtale/dialog';
import {
  type Classifier,
  createKeywordMatcher,
  cueOf,
  type SearchBudget,
  type SlotTagger,
} from '@samtale/nlu';
import { extractorOf, parameterOfSlot } from '../../training/index.ts';
import { doubtsOf, withoutCollected } from './doubts-of.ts';

/** How many flows are ranked; enough to explain an answer, few enough to log with each message. */
const rankedFlows = 5;
/** Confidences are logged in thousandths. */
const thousandths = (confidence: number) => Math.round(confidence * 1000) / 1000;

interface Mind {
  compiled: CompiledLanguage;
  classifier: Classifier | null;
  tagger: SlotTagger | null;
  now: Date;
}

type Ranking = UnderstoodText['ranking'];
type Values = FoundValue[];

export const nothingUnderstood: UnderstoodText = { layer: 'none', ranking: [] };

/**
 * What a text means to a bot: which flows, by the cheapest layer that knows (the very words, keywords, kinds of value,
 * the classifier), and the values in it, as far as the budget allows to look for them. Pure but for the budget.
 */
export function understand(
  state: ConversationState,
  text: string,
  mind: Mind,
  budget: SearchBudget,
): UnderstoodText {
  const { compiled, classifier } = mind;
  if (!classifier) return nothingUnderstood;
  const contexts = openContexts(state, compiled);
  const isOpen = (flowId: string) => {
    const flow = compiled.flows[flowId];
    return flow !== undefined && (flow.parentId === null || contexts.has(flow.parentId));
  };
  const understood = byClassifier(classifier, text, compiled, isOpen);
  const { layer, ranking } = understood;
  const entities = valuesIn(text, mind, budget);
  const { language = 'da' } = compiled;
  const flow = layer === 'classifier' ? compiled.flows[ranking[0]?.flowId ?? ''] : undefined;
  const doubts = flow && doubtsOf({ text, values: entities, flow, language }, classifier);
  const asking = state.filling;
  const isOfAsking = (word: string) => !classifier.unfamiliarWords(word, asking?.flowId).length;
  const cue = cueOf(text, language, asking && isOfAsking);
  const asked = cue === 'ask' && asking ? compiled.flows[asking.flowId] : undefined;
  const asksBeside = asked
    ? classifier.unfamiliarWords(withoutCollected(text, entities, asked), asked.id)
    : [];
  return {
    ...(layer === 'exact' ? understood : byCheaperLayer(understood, text, entities, compiled, isOpen)),
    ...doubts,
    ...(entities.length && { entities }),
    ...(cue && { cue }),
    ...(asksBeside.length && { asksBeside }),
  };
}

/** What the classifier thinks. A flow that waits competes with the others, so that none of them is taken for it. */
function byClassifier(
  classifier: Classifier,
  text: string,
  { waitingFlowIds = [], waitingTitles = [], threshold }: CompiledLanguage,
  isOpen: (flowId: string) => boolean,
): UnderstoodText {
  const isWaiting = (flowId: string) => waitingFlowIds.includes(flowId);
  const { layer, ranking } = classifier.understand(
    text,
    rankedFlows,
    (flowId) => isOpen(flowId) || isWaiting(flowId),
  );
  const open = ranking.filter(({ label }) => !isWaiting(label));
  const [likeliest] = ranking;
  // What it says is no answer to what it has never been asked.
  const isMeant =
    likeliest !== undefined &&
    (layer === 'exact' ||
      (likeliest.confidence >= threshold && !classifier.unfamiliarWords(text, likeliest.label).length));
  const waitsFor = isMeant ? waitingTitles[waitingFlowIds.indexOf(likeliest.label)] : undefined;
  if (layer === 'exact' && !open.length) return { ...nothingUnderstood, ...(waitsFor && { waitsFor }) };
  return {
    layer,
    ...(waitsFor && { waitsFor }),
    ranking: open.map(({ label, confidence }) => ({ flowId: label, confidence: thousandths(confidence) })),
  };
}

/** Taggings below this are guesses, 0..1. */
const leastTaggerScore = 0.5;

/**
 * The values in a text. Where the words around one tell which parameter it is, it bears that name; values of free text
 * are known by nothing else.
 */
function valuesIn(text: string, { compiled, tagger, now }: Mind, budget: SearchBudget): Values {
  const extractor = extractorOf(compiled);
  if (!extractor) return [];
  const said = { now: now.getTime(), timeZone: compiled.timeZone ?? defaultTimeZone };
  const found = extractor.extract(text, said, undefined, budget);
  const values: Values = found.map(({ score: _, entryId: __, ...value }) => value);
  for (const { slot, score, ...tagged } of tagger?.tag(text) ?? []) {
    if (score < leastTaggerScore) continue;
    const { typeId, name } = parameterOfSlot(slot);
    const isSaid = (value: Values[number]) =>
      value.typeId === typeId && value.start < tagged.end && tagged.start < value.end;
    const said = values.find(isSaid);
    if (said) said.name = name;
    else if (typeId === freeTextTypeId) values.push({ ...tagged, typeId, name, value: tagged.text });
  }
  return values.sort((one, other) => one.start - other.start);
}

/** Flows whose keywords are said, or else whose kinds of value are, come before those the classifier thinks of. */
function byCheaperLayer(
  understood: UnderstoodText,
  text: string,
  entities: Values,
  compiled: CompiledLanguage,
  isOpen: (flowId: string) => boolean,
): UnderstoodText {
  const layers = [
    ['keywords', () => flowsByKeywords(text, compiled)],
    ['entities', () => flowsByValues(entities, compiled)],
  ] as const;
  for (const [layer, find] of layers) {
    const open = find().filter(({ flowId }) => isOpen(flowId));
    const best = Math.max(0, ...open.map(({ confidence }) => confidence));
    if (!best) continue;
    const found = open
      .map(({ flowId, confidence }) => ({ flowId, confidence: thousandths(confidence / best) }))
      .sort((one, other) => other.confidence - one.confidence);
    const flows = new Set(found.map(({ flowId }) => flowId));
    const rest = understood.ranking.filter(({ flowId }) => !flows.has(flowId));
    return { layer, ranking: [...found, ...rest].slice(0, rankedFlows) };
  }
  return understood;
}

/** More and rarer keywords make a flow likelier. */
function flowsByKeywords(text: string, compiled: CompiledLanguage): Ranking {
  if (!compiled.keywordPhrases) return [];
  return keywordsOf(compiled)
    .match(text)
    .map(({ label, score }) => ({ flowId: label, confidence: score }));
}

/** The flows of which every kind of value is there: the more kinds a flow wants, the likelier it is. */
function flowsByValues(entities: Values, { entityPhrases = [] }: CompiledLanguage): Ranking {
  const said = new Set(entities.map(({ typeId }) => typeId));
  const wants = new Map<string, number>();
  for (const { flowId, typeIds } of entityPhrases) {
    if (!typeIds.every((typeId) => said.has(typeId))) continue;
    wants.set(flowId, Math.max(wants.get(flowId) ?? 0, typeIds.length));
  }
  return [...wants].map(([flowId, confidence]) => ({ flowId, confidence }));
}

/** What is made once for a language of a release, which never changes. */
function memoize<Made>(make: (compiled: CompiledLanguage) => Made): (compiled: CompiledLanguage) => Made {
  const known = new WeakMap<CompiledLanguage, Made>();
  return (compiled) => {
    const found = known.get(compiled);
    if (found) return found;
    const made = make(compiled);
    known.set(compiled, made);
    return made;
  };
}

const keywordsOf = memoize(({ keywordPhrases = [], language = 'da' }) =>
  createKeywordMatcher(
    keywordPhrases.map(({ flowId, keywords }) => ({ label: flowId, keywords })),
    language,
  ),
);
