/** The list with an item moved by a step, -1 up or 1 down; the same list when it cannot go further. */
export function moveItem<Item>(list: readonly Item[], index: number, step: -1 | 1): readonly Item[] {
  const item = list[index];
  const other = list[index + step];
  if (item === undefined || other === undefined) return list;
  return list.with(index, other).with(index + step, item);
}

/** The list with one item replaced. */
export function replaceItem<Item>(list: readonly Item[], old: Item, next: Item): readonly Item[] {
  return list.map((item) => (item === old ? next : item));
}
