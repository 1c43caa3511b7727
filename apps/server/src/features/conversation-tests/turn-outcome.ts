import type { TurnOutcome } from '@samtale/contract';
import type { Bubble, ConversationEvent, ConversationState } from '@samtale/dialog';
import { plainText } from '@samtale/dialog/show';
import { wordsOf } from '../conversations/index.ts';

/** More of anything than this is kept of no turn. */
const most = { flows: 50, parameters: 100, texts: 50, letters: 4000 };

/**
 * What came of a visitor's turn: the flows it led to, the values that were set and those of other names that are asked
 * for, and what was said. `events` are those after the visitor's words.
 */
export function turnOutcome(
  events: readonly ConversationEvent[],
  { parameters = {} }: ConversationState,
  askedFor: readonly string[] = [],
): TurnOutcome {
  const set = events.flatMap((event) => (event.type === 'parametersSet' ? Object.keys(event.values) : []));
  const names = [...new Set([...set, ...askedFor])].slice(0, most.parameters);
  return {
    flows: events
      .flatMap((event) => (event.type === 'flowTriggered' ? [{ id: event.flowId, title: event.title }] : []))
      .slice(-most.flows),
    parameters: names.flatMap((name) => {
      const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      return value ? [{ name, value: value.value.slice(0, most.letters) }] : [];
    }),
    texts: events
      .flatMap((event) => (event.type === 'botSaid' ? event.bubbles.flatMap(textsOf) : []))
      .slice(0, most.texts)
      .map((text) => text.slice(0, most.letters)),
  };
}

/** A bubble in words, and each of its suggestions in brackets. */
function textsOf(bubble: Bubble): string[] {
  const words = wordsOf([bubble]);
  const suggestions = bubble.messages.flatMap((message) =>
    message.kind === 'suggestion' ? [`[${plainText(message.title)}]`] : [],
  );
  return [...(words ? [words] : []), ...suggestions];
}
