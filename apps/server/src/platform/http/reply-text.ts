import { z } from 'zod';
import { inTurns } from '../in-turns.ts';

/** A reply that holds more items of lists, at any depth, is checked and written in turns. */
const manyItems = 1000;
/** What holds fewer is checked and written in one go. */
const fewItems = 50;

/** A reply as JSON, checked by its schema. */
export function replyText(schema: z.ZodType, reply: unknown): string | Promise<string> {
  return holdsItems(reply, manyItems) ? inTurns(written(schema, reply)) : textOf(schema, reply);
}

const textOf = (schema: z.ZodType, value: unknown): string => JSON.stringify(schema.parse(value));

/** Whether the lists in a value have more than so many items altogether. */
function holdsItems(value: unknown, most: number): boolean {
  let left = most;
  const count = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || left < 0) return;
    if (!Array.isArray(one)) {
      for (const name in one) count(one[name as keyof typeof one]);
      return;
    }
    left -= one.length;
    for (let n = 0; n < one.length && left >= 0; n++) count(one[n]);
  };
  count(value);
  return left < 0;
}

/** Checks and writes objects field by field and lists item by item. What has rules of its own is taken as a whole. */
function* written(schema: z.ZodType, value: unknown): Generator<void, string> {
  if (typeof value !== 'object' || value === null || !holdsItems(value, fewItems))
    return textOf(schema, value);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return yield* written(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    // How many there may be. Without such a rule nothing is left to be checked but each item.
    if (schema.def.checks?.length) schema.clone({ ...schema.def, element: z.any() }).parse(value);
    const items: string[] = [];
    for (const item of value) {
      items.push(yield* written(schema.element as z.ZodType, item));
      yield;
    }
    return `[${items.join(',')}]`;
  }
  if (!(schema instanceof z.ZodObject) || schema.def.checks?.length || schema.def.catchall)
    return textOf(schema, value);
  const fields: string[] = [];
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const text: string | undefined = yield* written(field, value[name as keyof typeof value]);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}
