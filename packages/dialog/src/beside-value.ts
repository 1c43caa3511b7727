/** Words that may stand beside a value that is said as an answer: "så på fredag". */
const mostBesideValue = 2;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Whether a text says a value and hardly anything else. */
export const saysLittleBeside = (text: string, value: string): boolean =>
  wordsIn(text) - wordsIn(value) <= mostBesideValue;
