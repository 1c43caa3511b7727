import { z } from 'zod';
import { inTurns, mapInTurns } from '../in-turns.ts';

/** A longer list is checked and written in turns. */
const longList = 1000;

/** A reply as JSON, checked by its schema. */
export function replyText(schema: z.ZodType, reply: unknown): string | Promise<string> {
  const long = longListIn(schema, reply);
  return long ? writeInTurns(long) : JSON.stringify(schema.parse(reply));
}

interface LongReply {
  schema: z.ZodObject;
  reply: object;
  /** The field with the list. */
  name: string;
  item: z.ZodType;
  list: readonly unknown[];
}

/** Null where the reply is no object with a long list, or has rules that concern several fields. */
function longListIn(schema: z.ZodType, reply: unknown): LongReply | null {
  if (
    !(schema instanceof z.ZodObject) ||
    schema.def.checks?.length ||
    typeof reply !== 'object' ||
    reply === null
  )
    return null;
  for (const [name, list] of Object.entries(reply)) {
    const field = schema.shape[name];
    if (Array.isArray(list) && list.length > longList && field instanceof z.ZodArray)
      return { schema, reply, name, item: field.element as z.ZodType, list };
  }
  return null;
}

async function writeInTurns({ schema, reply, name, item, list }: LongReply): Promise<string> {
  const items = await inTurns(mapInTurns(list, (one) => JSON.stringify(item.parse(one))));
  const whole = schema.extend({ [name]: z.null() }).parse({ ...reply, [name]: null });
  const fields = Object.entries(whole).filter(([, value]) => value !== undefined);
  const written = fields.map(([key, value]) => {
    const text = key === name ? `[${items.join(',')}]` : JSON.stringify(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{${written.join(',')}}`;
}
