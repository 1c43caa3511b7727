/** Words that may stand beside a value that is said as an answer: "så på fredag". */
const mostBesideValue = 2;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Whether a text says a value and hardly anything else. */
export const saysLittleBeside = (text: string, value: string): boolean =>
  wordsIn(text) - wordsIn(value) <= mostBesideValue;

/** How many words of a text belong to none of the values in it. */
export const wordsBeside = (text: string, values: readonly { text: string }[]): number =>
  wordsIn(text) - values.reduce((sum, value) => sum + wordsIn(value.text), 0);
