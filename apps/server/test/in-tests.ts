/**
 * What is only there while tests run: how to read it, and how to set it. Reading it earlier, at the top of a file,
 * throws.
 */
export function inTests<T extends object>(): [read: () => T, set: (value: T) => void] {
  let value: T | null = null;
  const read = () => {
    if (!value) throw new Error('It is there once the tests run');
    return value;
  };
  const set = (made: T) => {
    value = made;
  };
  return [read, set];
}
