import { actionDefinitions, actionParameter } from '@samtale/contract';
import { valuePieces } from '../../../bubbles/index.ts';
import type { EditorAction } from './editor-action.ts';

/** The values that an action's request has places for; one that passes values on takes those that its flow collects too. */
export function namesInAction(action: EditorAction, collected: readonly string[]): string[] {
  const texts = action.intentActionParameterList.map(({ value }) => value);
  const location = actionParameter(action, 'locationParameter').trim();
  const named = texts.flatMap((text) => valuePieces(text).flatMap(({ name }) => name ?? []));
  const passed = actionDefinitions[action.type].passesValues ? collected : [];
  return [...new Set([...named, ...passed, ...(location ? [location] : [])])];
}

/** JSON in lines; anything else as it is. */
export function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
