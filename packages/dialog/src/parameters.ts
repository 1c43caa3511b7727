import { z } from 'zod';
import type { Bubble, Message } from './bubble.ts';
import { daysTakenSchema, valueTaken } from './days-taken.ts';
import { escapeRichText } from './show/rich-text.ts';

/** A value somebody said, or that was taken for granted. */
export const parameterValueSchema = z.object({
  /** As conditions and actions read it: `2026-11-24`, `14:30`, a list entry's name. */
  value: z.string(),
  /** As it was said. */
  text: z.string(),
});
export type ParameterValue = z.infer<typeof parameterValueSchema>;
/** A value that texts name; `rich` is how a formatted text says it, where that is more than its words. */
export type NamedValue = ParameterValue & { rich?: string };
export type ParameterValues = Readonly<Record<string, NamedValue>>;

/** A value that a flow collects. */
export const compiledParameterSchema = z.object({
  name: z.string(),
  typeId: z.guid(),
  /** Whatever is answered when it is asked for is its value. */
  takesAnything: z.literal(true).optional(),
  defaultValue: z.string().optional(),
  /** Asked when nobody has said a value. Without it the parameter may stay empty. */
  question: z.string().optional(),
  /** How a value of its type may be said, for who answered with none. */
  examples: z.array(z.string()).optional(),
  /** Of a type that has a day: which days it takes; left out for all. */
  days: daysTakenSchema.optional(),
});
export type CompiledParameter = z.infer<typeof compiledParameterSchema>;

/** A value found in what was said. `name` is the parameter it was recognised as, where that is known. */
export const foundValueSchema = z.object({
  typeId: z.guid(),
  /** UTF-16 offsets in the text. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  value: z.string(),
  /** The last day that is meant by the same words, where `value` is the coming one and they do not tell which. */
  pastValue: z.string().optional(),
  name: z.string().optional(),
});
export type FoundValue = z.infer<typeof foundValueSchema>;

/** A flow that may not be meant, and the values that were said for it. */
export const doubtedSchema = z.object({
  flowId: z.guid(),
  entities: z.array(foundValueSchema),
  /** Where nothing else answers, the visitor is asked whether it is meant. */
  isBeside: z.literal(true).optional(),
  /** Flows that are as likely meant. */
  rivalFlowIds: z.array(z.guid()).optional(),
});

/** Without what is a part of a longer value that is collected, too: of "1. januar" the number 1. */
export function wholeValues(
  parameters: readonly CompiledParameter[],
  found: readonly FoundValue[],
): FoundValue[] {
  const wanted = found.filter((one) => one.name || parameters.some(({ typeId }) => typeId === one.typeId));
  const holds = (other: FoundValue, one: FoundValue) =>
    other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
  return found.filter((one) => one.name || !wanted.some((other) => holds(other, one)));
}

/**
 * The values of a flow's parameters in what was said: what was recognised as one comes first, then values of its
 * type in the order in which they were said. No word is taken twice, and no day that a parameter does not take; `today` is
 * the day in the agent's time zone, `2026-11-24`.
 */
export const valuesSaid = (
  parameters: readonly CompiledParameter[],
  found: readonly FoundValue[],
  today: string,
): Map<string, ParameterValue> => sortValues(parameters, found, today).said;

/** A day that was said for a parameter that does not take it. */
export interface RefusedDay {
  parameter: CompiledParameter;
  /** As values are: `2026-11-24`. */
  value: string;
  /** As it was said. */
  text: string;
}

/** The first of some of a flow's parameters for which no day was said that it takes, and one that it does not. */
export function refusedDay(
  of: readonly CompiledParameter[],
  parameters: readonly CompiledParameter[],
  found: readonly FoundValue[],
  today: string,
): RefusedDay | undefined {
  const { said, free } = sortValues(parameters, found, today);
  for (const parameter of of) {
    if (said.has(parameter.name)) continue;
    const one = [...free].find(
      (other) => isFor(parameter, other) && valueTaken(parameter, other, today) === undefined,
    );
    if (one) return { parameter, value: one.value, text: one.text };
  }
}

const isFor = ({ name, typeId }: CompiledParameter, one: FoundValue): boolean =>
  one.name === undefined ? one.typeId === typeId : one.name === name;

/** The values that parameters take, and what is left for none of them. */
function sortValues(
  parameters: readonly CompiledParameter[],
  found: readonly FoundValue[],
  today: string,
): { said: Map<string, ParameterValue>; free: Set<FoundValue> } {
  const said = new Map<string, ParameterValue>();
  const free = new Set(wholeValues(parameters, found));
  const take = (parameter: CompiledParameter, isWanted: (one: FoundValue) => boolean) => {
    if (said.has(parameter.name)) return;
    for (const one of free) {
      const value = isWanted(one) ? valueTaken(parameter, one, today) : undefined;
      if (value === undefined) continue;
      said.set(parameter.name, { value, text: one.text });
      for (const other of free) if (other.start < one.end && one.start < other.end) free.delete(other);
      return;
    }
  };
  for (const parameter of parameters) take(parameter, (one) => one.name === parameter.name);
  for (const parameter of parameters) take(parameter, (one) => isFor(parameter, one));
  return { said, free };
}

const placeholder = /\{\{\s*([\p{L}][\p{L}\p{N}_-]*)\s*\}\}/gu;

/** Whether a text has a place for a parameter's value, written `{{name}}`. */
export const hasPlaceholder = (text: string): boolean => text.search(placeholder) >= 0;

/** The parameters that a text has places for, in their order. */
export const namesInText = (text: string): string[] =>
  text.includes('{{') ? [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []) : [];

/**
 * A text with the values in their places, as they were said or as `write` has them; a place without a value is left empty.
 */
export function fillText(
  text: string,
  values: ParameterValues,
  write: (value: NamedValue) => string = ({ text: said }) => said,
): string {
  return text.replace(placeholder, (found, name: string, at: number) => {
    const value = values[name];
    if (!value) return '';
    const shown = withoutLead(value, text.slice(0, at));
    return write(
      /^\.(?:\s|$)/.test(text.slice(at + found.length, at + found.length + 2))
        ? withoutFullStop(shown)
        : shown,
    );
  });
}

const isDayOrTime = /^\d{4}-\d{2}-\d{2}|^\d{2}:\d{2}/;
/** What a day or a time may begin with, as it is said. */
const lead = /^(?:(?:på|den|d\.|kl\.?|klokken|on|the|at)\s+)+/iu;
/** The same at the end of what a text says before it. */
const leadBefore = /(?:^|[\s(])(?:på|den|d\.|kl\.?|klokken|on|the|at)\s+$/iu;

/** "{{dag}}." and "den 15." make "den 15.", and not "den 15..". */
const withoutFullStop = (value: NamedValue): NamedValue => ({
  ...value,
  text: value.text.replace(/\.$/, ''),
});

/** "Den {{dag}}" and "den 12. juli" make "den 12. juli", and not "den den". */
function withoutLead(value: NamedValue, before: string): NamedValue {
  if (!isDayOrTime.test(value.value) || !leadBefore.test(before)) return value;
  return { ...value, text: value.text.replace(lead, '') };
}

const markedPlace = /(\*\*|~~|[*_])(\{\{[^{}]*\}\})\1/g;

/** A formatted text without the marks around places that stay empty: `****` would be what it says. */
const withoutEmptyMarks = (text: string, values: ParameterValues): string =>
  text.replace(markedPlace, (marked, _, place: string) => (fillText(place, values) ? marked : ''));

/** Bubbles with the values in their places. What a visitor has said never becomes a format. */
export function fillBubbles(bubbles: readonly Bubble[], values: ParameterValues): Bubble[] {
  const plain = (text: string) => fillText(text, values);
  const rich = (text: string) =>
    fillText(withoutEmptyMarks(text, values), values, (value) => value.rich ?? escapeRichText(value.text));
  const address = (url: string) => fillText(url, values, (value) => encodeURIComponent(value.text));
  return bubbles.map((bubble) => ({
    ...bubble,
    messages: bubble.messages.map((message) => fillMessage(message, { plain, rich, address })),
  }));
}

function fillMessage(
  message: Message,
  { plain, rich, address }: Record<'plain' | 'rich' | 'address', (text: string) => string>,
): Message {
  switch (message.kind) {
    case 'text':
      return { ...message, text: rich(message.text) };
    case 'link':
      return { ...message, url: address(message.url), title: plain(message.title) };
    case 'image':
    case 'video':
      return { ...message, title: plain(message.title) };
    case 'suggestion':
      return { ...message, title: plain(message.title) };
    case 'card':
      return {
        ...message,
        title: plain(message.title),
        text: rich(message.text),
        ...(message.url && { url: address(message.url) }),
        ...(message.linkTitle && { linkTitle: plain(message.linkTitle) }),
      };
  }
}

/** The parameters that a bubble has places for. */
export const namesInBubble = ({ messages }: Bubble): string[] =>
  messages.flatMap((message) =>
    Object.values(message).flatMap((field) => (typeof field === 'string' ? namesInText(field) : [])),
  );

/** Whether any message of the bubbles has a place for a value. */
export const takesValues = (bubbles: readonly Bubble[]): boolean =>
  bubbles.some((bubble) => namesInBubble(bubble).length > 0);
