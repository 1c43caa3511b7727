import type { FlowInput } from '@samtale/contract';

/** The flows a flow leads to, with where it says so. */
export function linksOf(input: FlowInput): { id: string; path: string }[] {
  const suggestions = input.chatResponseList.flatMap((response, r) =>
    response.speechBubbleList.flatMap((bubble, b) =>
      bubble.messageList.flatMap(({ suggestion }, m) => {
        const path = `chatResponseList.${r}.speechBubbleList.${b}.messageList.${m}`;
        return suggestion?.intentToTriggerId ? [{ id: suggestion.intentToTriggerId, path }] : [];
      }),
    ),
  );
  const redirects = input.intentActionList.flatMap((action, a) =>
    (['redirectIntentId', 'conditionsNotMetIntentId', 'failedIntentId'] as const).flatMap((field) => {
      const id = action[field];
      return id ? [{ id, path: `intentActionList.${a}.${field}` }] : [];
    }),
  );
  return [...suggestions, ...redirects];
}
