import { trainingPhraseMax } from '@samtale/contract';
import { replaceItem } from '../../../lib/lists/change-list.ts';
import type { EditorBubble, EditorFlow, EditorResponse } from './editor-flow.ts';
import type { EditorMessage } from './editor-message.ts';
import { type EditorPhrase, isSamePhrase, newPhrase } from './phrases/editor-phrase.ts';

/** Typed or pasted words as training phrases: one a line, without bullets' blanks, none twice, none the flow has. */
export function phrasesOfText(text: string, present: readonly EditorPhrase[]): EditorPhrase[] {
  const known = new Set(present.map((phrase) => sameness(phrase.text)));
  const added: EditorPhrase[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const words = line.replace(/\s+/g, ' ').trim().slice(0, trainingPhraseMax);
    if (!words || known.has(sameness(words))) continue;
    known.add(sameness(words));
    added.push(newPhrase(words));
  }
  return added;
}

const sameness = (text: string) => text.trim().toLocaleLowerCase();

/** The flow with a bubble replaced, wherever it stands. */
export function withBubble(flow: EditorFlow, old: EditorBubble, next: EditorBubble): EditorFlow {
  const changed = (response: EditorResponse): EditorResponse =>
    response.bubbles.includes(old)
      ? { ...response, bubbles: replaceItem(response.bubbles, old, next) }
      : response;
  return { ...flow, responses: flow.responses.map(changed) };
}

/** The flow with every message changed by a function; one that it returns as it was stays the same object. */
export function mapMessages(flow: EditorFlow, change: (message: EditorMessage) => EditorMessage): EditorFlow {
  return {
    ...flow,
    responses: flow.responses.map((response) => ({
      ...response,
      bubbles: response.bubbles.map((bubble) => ({ ...bubble, messages: bubble.messages.map(change) })),
    })),
  };
}

/** Whether two states of the editor would save the same. Cheap where nothing was touched. */
export function isSameFlow(one: EditorFlow, other: EditorFlow): boolean {
  if (one === other) return true;
  const { phrases, responses, ...rest } = one;
  const { phrases: otherPhrases, responses: otherResponses, ...otherRest } = other;
  return (
    JSON.stringify(rest) === JSON.stringify(otherRest) &&
    phrases.length === otherPhrases.length &&
    (phrases === otherPhrases ||
      phrases.every((phrase, index) => isSamePhrase(phrase, otherPhrases[index]))) &&
    (responses === otherResponses || JSON.stringify(responses) === JSON.stringify(otherResponses))
  );
}
