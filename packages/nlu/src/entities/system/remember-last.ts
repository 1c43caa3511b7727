/** The same function, which gives its last result again when asked for the same thing. */
export function rememberLast<Asked extends object, Result>(
  read: (asked: Asked) => Result,
): (asked: Asked) => Result {
  let last: { asked: WeakRef<Asked>; result: Result } | null = null;
  return (asked) => {
    if (last?.asked.deref() === asked) return last.result;
    const result = read(asked);
    last = { asked: new WeakRef(asked), result };
    return result;
  };
}
