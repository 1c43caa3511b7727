import type { SimulatedTurn } from '@samtale/contract';

export interface OpenSuggestion {
  flowId: string;
  title: string;
}

/** What can be chosen after a turn: the suggestions of all the bot has said in it since the visitor spoke. */
export function openSuggestions(turn: SimulatedTurn | null): OpenSuggestion[] {
  if (turn?.state.status !== 'bot') return [];
  const spoken = turn.events.findLastIndex(({ event }) => event.type === 'endUserSaid');
  const suggestions = turn.events
    .slice(spoken + 1)
    .flatMap(({ event }) => (event.type === 'botSaid' ? event.bubbles : []))
    .flatMap(({ messages }) => messages)
    .flatMap((message) =>
      message.kind === 'suggestion' ? [{ flowId: message.flowId, title: message.title }] : [],
    );
  return [...new Map(suggestions.map((each) => [`${each.flowId} ${each.title}`, each])).values()];
}
