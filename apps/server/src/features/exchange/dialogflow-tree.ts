import type { DialogflowIntent } from './dialogflow-records.ts';
import type { NoteList } from './note-list.ts';

/** The intent that each follow-up comes after. */
export type Parents = ReadonlyMap<DialogflowIntent, DialogflowIntent>;

/**
 * Contexts as follow-ups. An intent follows the one that it names as its parent; without one, the only intent that
 * sets its only input context. What else contexts say is noted: a flow that waits for one can be asked for any time.
 */
export function arrangeIntents(intents: readonly DialogflowIntent[], notes: NoteList): Parents {
  const parents = new Map<DialogflowIntent, DialogflowIntent>();
  const byId = new Map(intents.flatMap((intent) => (intent.id ? [[intent.id, intent]] : [])));
  for (const intent of intents) {
    const wanted = inputsOf(intent);
    if (!wanted.length) continue;
    const setters = intents.filter((other) => other !== intent && setsOneOf(other, wanted));
    const named = intent.parentId ? byId.get(intent.parentId) : undefined;
    const parent = named ?? (wanted.length === 1 && setters.length === 1 ? setters[0] : undefined);
    if (!parent || isBelow(parents, parent, intent)) {
      notes.add('contextMissing', { title: intent.name }, wanted.join(', '));
      continue;
    }
    parents.set(intent, parent);
    const further = wanted.filter((name) => !outputsOf(parent).some((output) => output.name === name));
    if (further.length) notes.add('contextFurther', { title: intent.name }, further.join(', '));
  }
  noteOutputs(intents, parents, notes);
  return parents;
}

/** Contexts that an intent sets, or ends, for others than its follow-ups. */
function noteOutputs(intents: readonly DialogflowIntent[], parents: Parents, notes: NoteList): void {
  for (const intent of intents) {
    const read = new Set(
      intents.filter((other) => parents.get(other) === intent).flatMap((child) => inputsOf(child)),
    );
    const others = outputsOf(intent).filter(({ name, lifespan }) => lifespan === 0 || !read.has(name));
    if (!others.length) continue;
    const detail = others.map(({ name, lifespan }) => `${name} (${lifespan})`).join(', ');
    notes.add('contextOut', { title: intent.name }, detail);
  }
}

/** Whether `flow` is `above` or stands somewhere below it. */
function isBelow(parents: Parents, flow: DialogflowIntent, above: DialogflowIntent): boolean {
  for (let at: DialogflowIntent | undefined = flow; at; at = parents.get(at)) if (at === above) return true;
  return false;
}

const inputsOf = ({ contexts }: DialogflowIntent): string[] =>
  (contexts ?? []).map((name) => name.toLowerCase());

const outputsOf = ({ responses }: DialogflowIntent): { name: string; lifespan: number }[] =>
  (responses ?? [])
    .flatMap(({ affectedContexts }) => affectedContexts ?? [])
    .map(({ name, lifespan }) => ({ name: name.toLowerCase(), lifespan: lifespan ?? 0 }));

const setsOneOf = (intent: DialogflowIntent, wanted: readonly string[]): boolean =>
  outputsOf(intent).some(({ name, lifespan }) => lifespan > 0 && wanted.includes(name));
