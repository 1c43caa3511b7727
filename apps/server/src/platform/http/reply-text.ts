import { z } from 'zod';
import { inTurns } from '../in-turns.ts';

/** A reply that holds more items of lists, at any depth, is checked and written in turns. */
const manyItems = 1000;
/** What holds fewer is checked and written in one go. */
const fewItems = 50;

/** A reply as JSON, checked by its schema: as a text, or a long one in pieces of bytes. */
export function replyText(schema: z.ZodType, reply: unknown): string | Promise<Buffer[]> {
  return holdsItems(reply, manyItems) ? inTurns(writtenInPieces(schema, reply)) : textOf(schema, reply);
}

function* writtenInPieces(schema: z.ZodType, reply: unknown): Generator<void, Buffer[]> {
  const pieces = new BytePieces();
  yield* write(schema, reply, pieces);
  return pieces.all();
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
function* write(schema: z.ZodType, value: unknown, pieces: BytePieces): Generator<void, void> {
  if (!isLarge(value)) return pieces.add(textOf(schema, value));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return yield* write(schema.unwrap() as z.ZodType, value, pieces);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    // How many there may be. Without such a rule nothing is left to be checked but each item.
    if (schema.def.checks?.length) schema.clone({ ...schema.def, element: z.any() }).parse(value);
    let before = '';
    pieces.add('[');
    for (const item of value) {
      pieces.add(before);
      yield* write(schema.element as z.ZodType, item, pieces);
      yield;
      before = ',';
    }
    return pieces.add(']');
  }
  if (!(schema instanceof z.ZodObject) || schema.def.checks?.length || schema.def.catchall)
    return pieces.add(textOf(schema, value));
  let before = '';
  pieces.add('{');
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const inner = value[name as keyof typeof value];
    const text: string | undefined = isLarge(inner) ? '' : textOf(field, inner);
    if (text === undefined) continue;
    pieces.add(`${before}${JSON.stringify(name)}:${text}`);
    if (isLarge(inner)) yield* write(field, inner, pieces);
    before = ',';
  }
  pieces.add('}');
}

const isLarge = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && holdsItems(value, fewItems);

/** Characters of a piece, about. */
const pieceLength = 64 * 1024;

/** Texts one after the other, as bytes. */
class BytePieces {
  private readonly pieces: Buffer[] = [];
  private texts: string[] = [];
  private length = 0;

  add(text: string): void {
    this.texts.push(text);
    this.length += text.length;
    if (this.length >= pieceLength) this.end();
  }

  all(): Buffer[] {
    this.end();
    return this.pieces;
  }

  private end(): void {
    this.pieces.push(Buffer.from(this.texts.join('')));
    this.texts = [];
    this.length = 0;
  }
}
