/**
 * A long list on its way from a thread to another: as bytes, which arrive at once, where a list would take the time of
 * whoever gets it. Plain data, as JSON has it.
 */
export interface Packed<Item> {
  portions: Uint8Array[];
  /** Only the type. */
  readonly item?: Item;
}

/** Characters of a portion: it is read in some ms. */
const portionLength = 128 * 1024;

export function pack<Item>(items: Iterable<Item>): Packed<Item> {
  const encoder = new TextEncoder();
  const portions: Uint8Array[] = [];
  let texts: string[] = [];
  let length = 0;
  const close = () => {
    if (texts.length) portions.push(encoder.encode(`[${texts.join(',')}]`));
    texts = [];
    length = 0;
  };
  for (const item of items) {
    const text = JSON.stringify(item);
    texts.push(text);
    length += text.length;
    if (length > portionLength) close();
  }
  close();
  return { portions };
}

/** The items in their order, a portion at a time. */
export function* unpack<Item>({ portions }: Packed<Item>): Generator<Item[]> {
  const decoder = new TextDecoder();
  for (const portion of portions) yield JSON.parse(decoder.decode(portion)) as Item[];
}

/** All of it as one list, for `inTurns`. */
export function* unpackAll<Item>(packed: Packed<Item>): Generator<void, Item[]> {
  const all: Item[] = [];
  for (const items of unpack(packed)) {
    for (const item of items) all.push(item);
    yield;
  }
  return all;
}
