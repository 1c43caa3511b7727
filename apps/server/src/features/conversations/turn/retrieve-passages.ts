import { isCompanyValue } from '@samtale/contract';
import {
  type Channel,
  type CompiledFlow,
  type CompiledLanguage,
  isForChannel,
  type Passage,
} from '@samtale/dialog';
import { writtenBubble } from '@samtale/dialog/show';
import { searchTerms } from '@samtale/nlu';
import { PassageIndex } from '@samtale/retrieval';

/** At most so many passages go along with a question, and so many characters of each. */
const mostPassages = 8;
const longestPassage = 1500;

/** Where a flow says a value. Of the conversation's a passage knows nothing; those of the company are put in later. */
const placeholder = /\{\{([^{}]*)\}\}/g;
const withoutValues = (text: string) =>
  text.replace(placeholder, (place, name: string) => (isCompanyValue(name.trim()) ? place : '…'));

interface Library {
  passages: Passage[];
  index: PassageIndex;
}

/**
 * By the flows of a release in a language, which never change, and the channel they speak on: widgets that do without
 * none of the flows have it in common.
 */
const libraries = new WeakMap<CompiledLanguage['flows'], Map<Channel, Library>>();

/**
 * The texts that a generated answer to a question may rest on: what flows say on the channel that are marked as sources,
 * and those to be said instead, the likeliest first. First come those that share words with it, then the flows that it
 * may be about; where there are few sources all of them go along.
 */
export function retrievePassages(
  compiled: CompiledLanguage,
  question: string,
  flowIds: readonly string[],
  channel: Channel,
): Passage[] {
  const { passages, index } = libraryOf(compiled, channel);
  const found = index.search(searchTerms(question, compiled.language ?? 'da'), mostPassages);
  const alike = flowIds.flatMap((id) => passages.find(({ flowId }) => flowId === id) ?? []);
  const others = passages.length > mostPassages ? [] : passages;
  const ranked = [...found.flatMap((one) => passages[one.index] ?? []), ...alike, ...others];
  return [...new Set(ranked)].slice(0, mostPassages);
}

/** How many texts generated answers can rest on, on a channel. */
export const countPassages = (compiled: CompiledLanguage, channel: Channel): number =>
  libraryOf(compiled, channel).passages.length;

function libraryOf(compiled: CompiledLanguage, channel: Channel): Library {
  const known = libraries.get(compiled.flows) ?? new Map<Channel, Library>();
  libraries.set(compiled.flows, known);
  const library = known.get(channel) ?? makeLibrary(compiled, channel);
  known.set(channel, library);
  return library;
}

function makeLibrary(compiled: CompiledLanguage, channel: Channel): Library {
  const flows = Object.values(compiled.flows);
  const found = flows.flatMap((flow) => {
    const passage = passageOf(flow, channel);
    return passage ? [{ passage, phrases: flow.inGeneration?.phrases ?? [] }] : [];
  });
  return {
    passages: found.map(({ passage }) => passage),
    index: new PassageIndex(
      found.map(({ passage: { title, text }, phrases }) =>
        searchTerms([title, ...phrases, text].join(' '), compiled.language ?? 'da'),
      ),
    ),
  };
}

/** What a flow says first; nothing of one that is no source, and of a source that says nothing. */
function passageOf({ id, title, responses, inGeneration }: CompiledFlow, channel: Channel): Passage | null {
  if (!inGeneration) return null;
  const bubbles = responses[0]?.bubbles ?? [];
  const said = bubbles
    .filter(({ channels }) => isForChannel(channels, channel))
    .map(({ messages }) => writtenBubble(messages))
    .filter(Boolean)
    .join('\n');
  const text = withoutValues(said).slice(0, longestPassage).toWellFormed();
  return text || inGeneration.use === 'answer' ? { flowId: id, title, text, use: inGeneration.use } : null;
}
