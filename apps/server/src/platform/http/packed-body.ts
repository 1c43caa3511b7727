/**
 * What a body of JSON says, on its way from the thread that has read it. As objects, 20,000 values of an entity type would
 * take the main thread 80 ms in one go to take over; as texts they are a tenth of a millisecond, and each is made into
 * objects in a turn of its own.
 */
export interface PackedBody {
  /** Everything but the long lists, in JSON. */
  rest: string;
  /** The long lists of the body by their names, in JSON: so many of their entries at a time. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** So many entries are made into objects in about a millisecond. */
const entriesAtOnce = 200;

/** Packs a body, which is nothing but JSON. */
export function packBody(body: unknown): PackedBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { rest: JSON.stringify(body), lists: {} };
  const rest: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(body)) {
    const isLong = Array.isArray(value) && value.length > entriesAtOnce;
    rest[name] = isLong ? [] : value;
    if (isLong) lists[name] = textsOf(value);
  }
  return { rest: JSON.stringify(rest), lists };
}

function textsOf(list: readonly unknown[]): string[] {
  const texts: string[] = [];
  for (let from = 0; from < list.length; from += entriesAtOnce)
    texts.push(JSON.stringify(list.slice(from, from + entriesAtOnce)));
  return texts;
}

/** The body again. For `inTurns`. */
export function* unpackBody({ rest, lists }: PackedBody): Generator<void, unknown> {
  const body: unknown = JSON.parse(rest);
  for (const [name, texts] of Object.entries(lists)) {
    const list: unknown[] = [];
    for (const text of texts) {
      list.push(...(JSON.parse(text) as unknown[]));
      yield;
    }
    (body as Record<string, unknown>)[name] = list;
  }
  return body;
}
