/** Whether headers say that the body is JSON. */
export const saysJson = (headers: readonly { name: string; value: string }[]): boolean =>
  headers.some(({ name, value }) => name.toLowerCase() === 'content-type' && value.includes('json'));

/** A text as the contents of a JSON string. */
export const insideString = (text: string): string => JSON.stringify(text).slice(1, -1);
