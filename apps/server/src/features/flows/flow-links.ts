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
  const redirects = input.intentActionList.flatMap(({ redirectIntentId }, a) =>
    redirectIntentId ? [{ id: redirectIntentId, path: `intentActionList.${a}.redirectIntentId` }] : [],
  );
  return [...suggestions, ...redirects];
}
