import type { TableFile } from '../../platform/csv/read-table-file.ts';
import { type ColumnRole, couldBeName, roleOfName, roleOfWords } from './name-columns.ts';

type Rows = TableFile['rows'];

export interface GuessedColumns {
  textColumn: number;
  /** The column of the text where no other names the flow: a flow is called as its first question is. */
  flowColumn: number;
  /** Null when no column has answers. */
  answerColumn: number | null;
}

/** Rows that are looked at. */
const sampleRows = 2000;
/** Letters that a text has on average before it is taken for an answer that nothing calls one. */
const answerLetters = 30;

/** One column with a name is enough, others may be called anything; but a flow may be called so, too, in many rows. */
export function looksLikeHeader([first, ...data]: Rows): boolean {
  const names = (first?.cells ?? []).map((cell) => cell.trim());
  const isSaidBelow = (name: string, column: number) =>
    data.some(({ cells }) => cells[column]?.trim() === name);
  const known = names.flatMap((name, i) => (roleOfName(name) ? [{ name, i }] : []));
  if (known.length > 1 || known.some(({ name, i }) => !isSaidBelow(name, i))) return true;
  // Words in a name tell less: there have to be two that tell different things.
  const told = names.flatMap((name, i) => {
    const role = couldBeName(name) && !isSaidBelow(name, i) ? roleOfWords(name) : null;
    return role ? [role] : [];
  });
  return new Set(told).size > 1;
}

/** What the columns are: by their names, by words in these, and where those say nothing by what stands in them. */
export function guessColumns(header: readonly string[], rows: Rows, width: number): GuessedColumns {
  const columns = readColumns(header, rows, width);
  const named = (role: ColumnRole) => columns.find((column) => column.role === role);
  const [text, flow, answer] = [named('text'), named('flow'), named('answer')];
  const unread = columns.filter((column) => column.role !== 'note' && column !== answer);
  // Of questions and answers alone, each question is a flow: neither the answers nor a note names one.
  if (answer && !flow && unread.length === 1) return columnsOf(unread[0] ?? answer, null, answer);
  const titles = flow ?? guessTitles(unread.length > 1 ? unread : columns, text, width);
  const texts =
    text ?? mostVaried(free(unread, titles).length ? free(unread, titles) : free(columns, titles));
  if (answer && answer !== texts && answer !== titles) return columnsOf(texts, titles, answer);
  // What takes the place of the titles because nothing else is left may be the answers.
  if (!flow && isSentences(titles)) return columnsOf(texts, null, titles);
  const long = free(free(unread, titles), texts).filter(isLong);
  return columnsOf(texts, titles, long.length === 1 ? (long[0] ?? null) : null);
}

const columnsOf = (text: Column, flow: Column | null, answer: Column | null): GuessedColumns => ({
  textColumn: text.index,
  flowColumn: (flow ?? text).index,
  answerColumn: answer?.index ?? null,
});

interface Column {
  index: number;
  role: ColumnRole | null;
  /** What stands in it, without what is blank. */
  told: readonly string[];
  /** How many different texts. */
  distinct: number;
  letters: number;
}

function readColumns(header: readonly string[], rows: Rows, width: number): [Column, ...Column[]] {
  const sample = rows.slice(0, sampleRows);
  const roles = rolesOf(Array.from({ length: width }, (_, i) => header[i] ?? ''));
  const read = (index: number): Column => {
    const cells = sample.map((row) => row.cells[index]?.trim() ?? '');
    const letters = cells.reduce((sum, cell) => sum + cell.length, 0);
    const told = cells.filter(Boolean);
    return { index, role: roles[index] ?? null, told, distinct: new Set(cells).size, letters };
  };
  return [read(0), ...roles.slice(1).map((_, i) => read(i + 1))];
}

const free = (columns: readonly Column[], taken: Column): Column[] =>
  columns.filter((column) => column !== taken);

const mostVaried = (columns: readonly Column[]) =>
  columns.reduce((best, column) => (column.distinct > best.distinct ? column : best));

/**
 * The column that repeats itself most. On a tie it is the one of the shortest words, since answers are longer; of two
 * columns the first is the text, as `text, flow title` has it.
 */
function guessTitles(columns: readonly Column[], text: Column | undefined, width: number): Column {
  const among = text ? free(columns, text) : columns;
  // A column that says the same everywhere names no flow, unless there is nothing else.
  const varied = among.filter(({ distinct }) => distinct > 1);
  const hasChoice = varied.length > (text ? 0 : 1);
  const isRather = (one: Column, other: Column) =>
    width > 2 ? one.letters < other.letters : other.index === 0;
  const second = among.find(({ index }) => index === 1);
  return (hasChoice ? varied : second ? [second] : among.slice(0, 1)).reduce((best, one) =>
    one.distinct < best.distinct || (one.distinct === best.distinct && isRather(one, best)) ? one : best,
  );
}

/** Long texts that hardly repeat themselves. */
const isLong = ({ told, letters }: Column): boolean =>
  told.length > 0 && new Set(told).size * 2 > told.length && letters / told.length >= answerLetters;

/** Long texts that end as sentences do: no flow is called so. */
const isSentences = (column: Column): boolean =>
  isLong(column) && column.told.filter((text) => /[.!]$/.test(text)).length * 2 > column.told.length;

/** What each column is called: a role is the first's that is called exactly so, otherwise the first's that says it in words. */
function rolesOf(header: readonly string[]): (ColumnRole | null)[] {
  const roles = header.map((): ColumnRole | null => null);
  for (const read of [roleOfName, roleOfWords]) {
    for (const [i, name] of header.entries()) {
      const role = roles[i] === null ? read(name) : null;
      if (role === 'note' || (role !== null && !roles.includes(role))) roles[i] = role;
    }
  }
  return roles;
}
