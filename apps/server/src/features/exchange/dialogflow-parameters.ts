import {
  freeTextTypeId,
  type LanguageCode,
  parameterName,
  parameterNameMax,
  parameterTextMax,
} from '@samtale/contract';
import type { DialogflowTypes } from './dialogflow-entities.ts';
import type { DialogflowIntent, DialogflowParameter } from './dialogflow-records.ts';
import type { NoteList } from './note-list.ts';

/** A value that an intent collects, as its flow does. */
export interface FlowParameter {
  alias: string;
  entityType: string;
  defaultValue: string | null;
  requiredSpeechBubble: string | null;
}

export interface ReadingIntent {
  intent: DialogflowIntent;
  languageCode: LanguageCode;
  /** The export's codes for the language. */
  codes: readonly string[];
  types: DialogflowTypes;
  notes: NoteList;
}

/** The parameters of an intent by the name that its phrases know them by. */
export function readParameters(reading: ReadingIntent): Map<string, FlowParameter> {
  const { intent, types, languageCode, notes } = reading;
  const about = { languageCode, title: intent.name };
  const parameters = new Map<string, FlowParameter>();
  for (const parameter of (intent.responses ?? []).flatMap((response) => response.parameters ?? [])) {
    const { name, dataType } = parameter;
    if (parameter.isList) notes.add('parameterList', about, name);
    noteValue(parameter, reading);
    parameters.set(name, {
      alias: aliasOf(name, reading),
      entityType: typeOf(dataType, name, reading, types),
      defaultValue: defaultOf(parameter, reading),
      requiredSpeechBubble: questionOf(parameter, reading),
    });
  }
  return parameters;
}

/** A part that names a parameter which the intent does not list. */
export const unlistedParameter = (name: string, meta: string, reading: ReadingIntent): FlowParameter => ({
  alias: aliasOf(name, reading),
  entityType: typeOf(meta, name, reading, reading.types),
  defaultValue: null,
  requiredSpeechBubble: null,
});

/** A name that texts and conditions can use: signs in it become hyphens. */
function aliasOf(name: string, { intent, languageCode, notes }: ReadingIntent): string {
  const plain = name.replace(/[^\p{L}\p{N}_-]/gu, '-').slice(0, parameterNameMax);
  const alias = parameterName.test(plain) ? plain : `p-${plain}`.slice(0, parameterNameMax);
  if (alias !== name) notes.add('parameterName', { languageCode, title: intent.name }, `${name} → ${alias}`);
  return alias;
}

/** What has no kind of its own here is taken as text: whatever is answered when it is asked for. */
function typeOf(
  dataType: string,
  name: string,
  { intent, languageCode, notes }: ReadingIntent,
  types: DialogflowTypes,
): string {
  const type = types.typeOf(dataType);
  if (type) return type;
  notes.add('parameterType', { languageCode, title: intent.name }, `${name} ${dataType}`.trim());
  return freeTextTypeId;
}

function defaultOf(
  { name, defaultValue }: DialogflowParameter,
  { intent, languageCode, notes }: ReadingIntent,
): string | null {
  const isPlain = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  const text = isPlain ? String(defaultValue).trim() : '';
  if (text && !/^[$#]/.test(text) && text.length <= parameterTextMax) return text;
  if (defaultValue !== undefined && defaultValue !== null && defaultValue !== '')
    notes.add(
      'parameterDefault',
      { languageCode, title: intent.name },
      `${name}: ${JSON.stringify(defaultValue)}`,
    );
  return null;
}

function questionOf(
  { name, required, prompts }: DialogflowParameter,
  { intent, languageCode, codes, notes }: ReadingIntent,
): string | null {
  if (!required) return null;
  const about = { languageCode, title: intent.name };
  const [first, ...others] = (prompts ?? [])
    .filter(({ lang }) => !lang || codes.includes(lang))
    .map(({ value }) => value.trim())
    .filter(Boolean);
  if (!first) notes.add('promptMissing', about, name);
  for (const other of others) notes.add('promptFurther', about, `${name}: ${other}`);
  return first?.slice(0, parameterTextMax) ?? null;
}

/** A value that is not what was said for the parameter: fixed, taken over, or out of a context. */
function noteValue(
  { name, value }: DialogflowParameter,
  { intent, languageCode, notes }: ReadingIntent,
): void {
  if (value === undefined || value === null || value === '' || value === `$${name}`) return;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  notes.add('parameterValue', { languageCode, title: intent.name }, `${name}: ${text}`);
}
