import { hashKey } from '@tanstack/react-query';
import { baseOfNew, type EditorFlow, flowInput } from '../editor/editor-flow.ts';
import { type EditorPhrase, phraseMeaning } from '../editor/phrases/editor-phrase.ts';

/** What two people can change of a flow independently of each other. */
export type FlowField = keyof EditorFlow;

export interface Merge {
  /** Mine, with what only the others changed. Fields in conflict are mine. */
  merged: EditorFlow;
  /** Fields that were taken from the others. */
  taken: FlowField[];
  /** Fields that both changed, each in another way. */
  conflicts: FlowField[];
}

/**
 * Brings together what two people made of the same flow. Training phrases come together one by one: what either
 * added is there, what either deleted is gone. Of every other field the side that changed it is taken.
 */
export function mergeFlows(base: EditorFlow, mine: EditorFlow, theirs: EditorFlow): Merge {
  const merge: Merge = { merged: { ...mine }, taken: [], conflicts: [] };
  for (const field of Object.keys(contentOf) as FlowField[]) {
    if (isSame(mine, theirs, field) || isSame(base, theirs, field)) continue;
    if (field === 'phrases') {
      merge.merged.phrases = mergePhrases(base, mine, theirs);
      merge.taken.push(field);
    } else if (isSame(base, mine, field)) {
      merge.merged = withField(merge.merged, field, theirs);
      merge.taken.push(field);
    } else merge.conflicts.push(field);
  }
  return merge;
}

/** Whether both would save the same. */
export const isSameContent = (one: EditorFlow, other: EditorFlow): boolean =>
  (Object.keys(contentOf) as FlowField[]).every((field) => isSame(one, other, field));

/** The flow with another version of a field. */
export function withField(flow: EditorFlow, field: FlowField, other: EditorFlow): EditorFlow {
  return { ...flow, [field]: other[field] };
}

/** What is compared of each field: what would be saved, without what only tells rows of the editor apart. */
const contentOf: Record<FlowField, (flow: EditorFlow) => unknown> = {
  title: ({ title }) => title.trim(),
  disabled: ({ disabled }) => disabled,
  templateId: ({ templateId }) => templateId,
  phrases: ({ phrases }) => phrases.map(phraseMeaning),
  parameters: ({ parameters }) => parameters,
  settings: ({ settings }) => settings,
  plan: ({ plan }) => plan,
  responses: (flow) => flowInput(baseOfNew(null), flow, false).chatResponseList,
  actions: ({ actions }) => actions.map(({ id: _, ...action }) => action),
};

/** Whatever the order of an object's fields: `hashKey` is JSON with the names sorted. */
const isSame = (one: EditorFlow, other: EditorFlow, field: FlowField) =>
  hashKey([contentOf[field](one)]) === hashKey([contentOf[field](other)]);

function mergePhrases(base: EditorFlow, mine: EditorFlow, theirs: EditorFlow): EditorFlow['phrases'] {
  const meaningsOf = ({ phrases }: EditorFlow) => new Set(phrases.map(phraseMeaning));
  const [before, here, there] = [meaningsOf(base), meaningsOf(mine), meaningsOf(theirs)];
  const isIn = (meanings: ReadonlySet<string>) => (phrase: EditorPhrase) =>
    meanings.has(phraseMeaning(phrase));
  const added = theirs.phrases.filter((phrase) => !isIn(before)(phrase) && !isIn(here)(phrase));
  return [...added, ...mine.phrases.filter((phrase) => !isIn(before)(phrase) || isIn(there)(phrase))];
}
