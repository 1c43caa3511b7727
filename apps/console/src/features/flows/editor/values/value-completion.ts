import { atQuery } from '@samtale/dialog';

/** Where a field can name secrets: an address in its query alone, a text of what is said nowhere. */
export type SecretsIn = 'anywhere' | 'query' | null;

/** A value's place being typed: where it stands in the text, and as much of a name as there is before the caret. */
export interface ValueOpening {
  start: number;
  /** Behind what belongs to the place already: the rest of the name and its end. */
  end: number;
  typed: string;
}

const prefix = 'secret.';
const openedBefore = /\{\{\s*((secret\.)?[\p{L}\p{N}_-]*)$/u;
const restAfter = /^[\p{L}\p{N}_-]*(?:\s*\}\})?/u;

/** The place in which the caret stands, of a secret only where these may be named; null outside of one. */
export function openingAt(text: string, caret: number, secretsIn: SecretsIn): ValueOpening | null {
  const opened = openedBefore.exec(text.slice(0, caret));
  if (!opened) return null;
  const [, typed = '', isSecrets] = opened;
  const takesSecrets = takesSecretsAt(text, opened.index, secretsIn);
  if (isSecrets && !takesSecrets) return null;
  const after = text.slice(caret);
  const ofPrefix = takesSecrets && prefix.startsWith(typed) ? prefix.slice(typed.length) : '';
  const skipped = after.startsWith(ofPrefix) ? ofPrefix.length : 0;
  const rest = restAfter.exec(after.slice(skipped))?.[0] ?? '';
  return { start: opened.index, end: caret + skipped + rest.length, typed };
}

/** Whether a place that begins there is filled with a secret when the request is sent. */
export function takesSecretsAt(text: string, at: number, secretsIn: SecretsIn): boolean {
  if (secretsIn !== 'query') return secretsIn === 'anywhere';
  return at > atQuery(text)[0].length;
}

/** What can be meant: those whose name, or what else they are called, begins so come before those in which it stands. */
export function matchingValues<Value extends { name: string }>(
  values: readonly Value[],
  typed: string,
  wordsOf: (value: Value) => string = ({ name }) => name,
): Value[] {
  const wanted = typed.toLocaleLowerCase();
  const called = (value: Value) => [value.name, wordsOf(value)].map((words) => words.toLocaleLowerCase());
  const matching = values.filter((value) => called(value).some((words) => words.includes(wanted)));
  const begins = (value: Value) => called(value).some((words) => words.startsWith(wanted));
  return [...matching.filter(begins), ...matching.filter((value) => !begins(value))];
}

/** The same of secrets, which are found by their name alone, too. */
export function matchingSecrets<Secret extends { name: string }>(
  secrets: readonly Secret[],
  typed: string,
): readonly Secret[] {
  const wanted = typed.toLocaleLowerCase();
  if (prefix.startsWith(wanted)) return secrets;
  return matchingValues(secrets, wanted.startsWith(prefix) ? wanted.slice(prefix.length) : wanted);
}
