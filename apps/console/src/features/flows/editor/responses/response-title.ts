import { flowTitleMax } from '@samtale/contract';
import { newGuid } from '../../../../ui/new-guid.ts';
import type { EditorBubble, EditorResponse } from '../editor-flow.ts';

const given = /^Response \d+$/;

/** The title of a response that has no name of its own; `number` counts from 1. The server gives the same one. */
export const givenTitle = (number: number): string => `Response ${number}`;

/** What somebody has called a response; empty for one that only has its number. */
export const ownTitle = ({ title }: Pick<EditorResponse, 'title'>): string => {
  const name = title.trim();
  return given.test(name) ? '' : name;
};

/** The response under another name; without one it has its number again. */
export const renamed = (response: EditorResponse, name: string, number: number): EditorResponse => ({
  ...response,
  title: name.trim().slice(0, flowTitleMax) || givenTitle(number),
});

/** The same once more, as a response of its own. */
export const copyOf = (response: EditorResponse, title: string): EditorResponse => ({
  key: newGuid(),
  title: title.slice(0, flowTitleMax),
  bubbles: response.bubbles.map(
    (bubble): EditorBubble => ({
      ...bubble,
      id: newGuid(),
      messages: bubble.messages.map((message) => ({ ...message, id: newGuid() })),
    }),
  ),
});
