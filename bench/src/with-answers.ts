/** Lines of a question and a flow's title, with the title as the answer behind them: a flow without one is a draft. */
export const withAnswers = (table: string): string =>
  table
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => `${line}\t${line.split('\t')[1] ?? ''}`)
    .join('\n');

/** The column in which the answers then are. */
export const answerColumn = 2;
