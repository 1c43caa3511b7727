import { actionParameter } from '@samtale/contract';
import { valuePieces } from '../../../bubbles/value-pieces.ts';
import type { EditorAction } from './editor-action.ts';

/** The values that an action's request has places for; a request that passes values on has one for each of its results too. */
export function namesInAction(action: EditorAction): string[] {
  const texts = action.intentActionParameterList.map(({ value }) => value);
  const location = actionParameter(action, 'locationParameter').trim();
  const named = texts.flatMap((text) => valuePieces(text).flatMap(({ name }) => name ?? []));
  return [...new Set([...named, ...(location ? [location] : [])])];
}

/** JSON in lines; anything else as it is. */
export function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
