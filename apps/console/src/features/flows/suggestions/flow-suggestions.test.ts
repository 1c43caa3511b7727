import { MessageType, message, newId, speechBubble } from '@samtale/contract';
import { expect, test } from 'vitest';
import { suggestionGroups, withoutSuggestion, withSuggestions } from './flow-suggestions.ts';

const id = (end: number) => newId.slice(0, -1) + end;
const text = (content: string, end: number) =>
  message.parse({ id: id(end), index: 0, messageType: MessageType.text, content, suggestion: null });
const button = (displayText: string, end: number, leadsTo: string | null = id(9)) =>
  message.parse({
    id: id(end),
    index: 1,
    messageType: MessageType.suggestion,
    content: '',
    suggestion: { displayText, intentToTriggerId: leadsTo },
  });
const bubble = (end: number, messageList: unknown[]) =>
  speechBubble.parse({ id: id(end), index: 0, delay: 0, messageList });

test('buttons stand under what is said above them, also in the bubble before', () => {
  const speechBubbleList = [
    bubble(1, [text('**Hej!** Hvad kan jeg hjælpe med?', 2)]),
    bubble(3, [button('Pris', 4), button('Levering', 5, null)]),
  ];
  const groups = suggestionGroups({
    chatResponseList: [{ title: 'Response 1', speechBubbleList }],
  });
  expect(groups).toMatchObject([
    {
      bubbleId: id(3),
      said: 'Hej! Hvad kan jeg hjælpe med?',
      suggestions: [
        { messageId: id(4), displayText: 'Pris', targetId: id(9) },
        { messageId: id(5), displayText: 'Levering', targetId: null },
      ],
    },
  ]);
});

test('a changed button leaves the rest of its bubble as it is', () => {
  const before = bubble(1, [text('Vælg', 2), button('Pris', 3), button('Levering', 4)]);
  const changed = { bubbleId: id(1), messageId: id(4), displayText: ' Fragt ', targetId: id(7) };
  expect(withSuggestions(before, [changed])).toEqual({
    ...before,
    messageList: [
      ...before.messageList.slice(0, 2),
      { ...before.messageList[2], suggestion: { displayText: 'Fragt', intentToTriggerId: id(7) } },
    ],
  });
});

test('a bubble goes with its last message', () => {
  const both = bubble(1, [text('Vælg', 2), button('Pris', 3)]);
  expect(withoutSuggestion(both, id(3))?.messageList.map(({ id }) => id)).toEqual([id(2)]);
  expect(withoutSuggestion(bubble(1, [button('Pris', 3)]), id(3))).toBeNull();
});
