import type { CompiledFlow, CompiledLanguage, Passage } from '@samtale/dialog';
import { writtenBubble } from '@samtale/dialog/show';
import { searchTerms } from '@samtale/nlu';
import { PassageIndex } from '@samtale/retrieval';

/** At most so many passages go along with a question, and so many characters of each. */
const mostPassages = 8;
const longestPassage = 1500;

interface Library {
  passages: Passage[];
  index: PassageIndex;
}

/** By a language of a release, as a widget has it, which never changes. */
const libraries = new WeakMap<CompiledLanguage, Library>();

/**
 * The texts that a generated answer to a question may rest on: what flows say that are marked as sources, and those to
 * be said instead, the likeliest first. First come those that share words with it, then the flows that it may be about,
 * then others: where there are few all of them go along.
 */
export function retrievePassages(
  compiled: CompiledLanguage,
  question: string,
  flowIds: readonly string[],
): Passage[] {
  const { passages, index } = libraryOf(compiled);
  const found = index.search(searchTerms(question, compiled.language ?? 'da'), mostPassages);
  const alike = flowIds.flatMap((id) => passages.find(({ flowId }) => flowId === id) ?? []);
  const ranked = [...found.flatMap((one) => passages[one.index] ?? []), ...alike, ...passages];
  return [...new Set(ranked)].slice(0, mostPassages);
}

function libraryOf(compiled: CompiledLanguage): Library {
  const known = libraries.get(compiled);
  if (known) return known;
  const flows = Object.values(compiled.flows);
  const found = flows.flatMap((flow) => {
    const passage = passageOf(flow);
    return passage ? [{ passage, phrases: flow.inGeneration?.phrases ?? [] }] : [];
  });
  const library = {
    passages: found.map(({ passage }) => passage),
    index: new PassageIndex(
      found.map(({ passage: { title, text }, phrases }) =>
        searchTerms([title, ...phrases, text].join(' '), compiled.language ?? 'da'),
      ),
    ),
  };
  libraries.set(compiled, library);
  return library;
}

/** What a flow says first; nothing of one that is no source, and of a source that says nothing. */
function passageOf({ id, title, responses, inGeneration }: CompiledFlow): Passage | null {
  if (!inGeneration) return null;
  const bubbles = responses[0]?.bubbles ?? [];
  const text = bubbles
    .map(({ messages }) => writtenBubble(messages))
    .filter(Boolean)
    .join('\n')
    .slice(0, longestPassage);
  return text || inGeneration.use === 'answer' ? { flowId: id, title, text, use: inGeneration.use } : null;
}
