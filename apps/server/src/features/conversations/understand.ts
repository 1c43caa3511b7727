import {
  type CompiledLanguage,
  type ConversationState,
  openContexts,
  type UnderstoodText,
} from '@samtale/dialog';
import { type Classifier, createEntityExtractor, cueOf, type EntityExtractor } from '@samtale/nlu';
import { timeZone } from '../agents/index.ts';

/** How many flows are ranked; enough to explain an answer, few enough to log with each message. */
const rankedFlows = 5;
/** Confidences are logged in thousandths. */
const thousandths = (confidence: number) => Math.round(confidence * 1000) / 1000;

interface Mind {
  compiled: CompiledLanguage;
  classifier: Classifier | null;
  now: Date;
}

export const nothingUnderstood: UnderstoodText = { layer: 'none', ranking: [] };

/**
 * What a text means to a bot: which flows, by the cheapest layer that knows (the very words, keywords, kinds of value,
 * the classifier), and the values in it. Pure.
 */
export function understand(state: ConversationState, text: string, mind: Mind): UnderstoodText {
  const { compiled, classifier, now } = mind;
  if (!classifier) return nothingUnderstood;
  const contexts = openContexts(state, compiled);
  const isOpen = (flowId: string) => {
    const flow = compiled.flows[flowId];
    return flow !== undefined && (flow.parentId === null || contexts.has(flow.parentId));
  };
  const { layer, ranking } = classifier.understand(text, rankedFlows, isOpen);
  const understood: UnderstoodText = {
    layer,
    ranking: ranking.map(({ label, confidence }) => ({ flowId: label, confidence: thousandths(confidence) })),
  };
  return compiled.entityTypes ? withValues(understood, state, text, compiled, now, isOpen) : understood;
}

/** The same with the values in the text, for a bot that collects some. */
function withValues(
  understood: UnderstoodText,
  state: ConversationState,
  text: string,
  compiled: CompiledLanguage,
  now: Date,
  isOpen: (flowId: string) => boolean,
): UnderstoodText {
  const found = extractorOf(compiled).extract(text, { now: now.getTime(), timeZone });
  const entities = found.map(({ score: _, entryId: __, ...value }) => value);
  const typesSaid = new Set(entities.map(({ typeId }) => typeId));
  const recognised = compiled.entityPhrases?.filter(
    ({ flowId, typeIds }) => isOpen(flowId) && typeIds.every((typeId) => typesSaid.has(typeId)),
  );
  const cue = state.filling || state.filledFlowId ? cueOf(text, compiled.language ?? 'da') : null;
  const layers =
    understood.layer !== 'exact' && recognised?.length
      ? rankedByEntities(recognised, understood)
      : understood;
  return { ...layers, ...(entities.length && { entities }), ...(cue && { cue }) };
}

/** Of the flows whose kinds of value are all there, those that want most come first. */
function rankedByEntities(
  recognised: readonly { flowId: string; typeIds: readonly string[] }[],
  { ranking }: UnderstoodText,
): UnderstoodText {
  const most = Math.max(...recognised.map(({ typeIds }) => typeIds.length));
  const byFlow = new Map(
    recognised.map(({ flowId, typeIds }) => [flowId, thousandths(typeIds.length / most)]),
  );
  const first = [...byFlow]
    .map(([flowId, confidence]) => ({ flowId, confidence }))
    .sort((one, other) => other.confidence - one.confidence);
  const rest = ranking.filter(({ flowId }) => !byFlow.has(flowId));
  return { layer: 'entities', ranking: [...first, ...rest].slice(0, rankedFlows) };
}

const extractors = new WeakMap<CompiledLanguage, EntityExtractor>();

/** Made once for a language of a release, which never changes. */
function extractorOf(compiled: CompiledLanguage): EntityExtractor {
  let extractor = extractors.get(compiled);
  if (!extractor) {
    extractor = createEntityExtractor(compiled.entityTypes ?? [], compiled.language ?? 'da');
    extractors.set(compiled, extractor);
  }
  return extractor;
}
