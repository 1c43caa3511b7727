/** What an operator has to change so that the server starts. */
interface Problem {
  /** The variable and its value, without secrets: `PORT=80`. */
  setting: string;
  wrong: string;
  /** Where what is wrong does not say it already. */
  remedy?: string;
}

/**
 * The server cannot start, and an operator can mend it. The message has one sentence for each problem, and is shown
 * without a stack.
 */
export class StartError extends Error {
  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    super([problems].flat().map(sentenceOf).join('\n'), options);
    this.name = 'StartError';
  }
}

const sentenceOf = ({ setting, wrong, remedy }: Problem): string =>
  `${setting} cannot be used: ${inOneLine(wrong)}${remedy ? `; ${remedy}` : ''}.`;

/** What a library says of a failure may have several lines, and a full stop at its end. */
const inOneLine = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
