import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { selectAll, selectOne } from './select.ts';

/** A cell of a table that shows data is no longer, in characters. */
const longestCell = 500;

/** Whether a table only puts parts of the page beside each other. */
export function isLayoutTable(table: Element): boolean {
  if (table.attribs.role === 'presentation' || table.attribs.role === 'none') return true;
  if (selectOne('table, h1, h2, h3, h4, h5, h6', table)) return true;
  const rows = selectAll('tr', table);
  if (!rows.some((row) => cellsOf(row).length > 1)) return true;
  return selectAll('td', table).some((cell) => textContent(cell).length > longestCell);
}

/** The texts of the cells, row by row. */
export const rowsOf = (table: Element): string[][] =>
  selectAll('caption, tr', table).map((row) =>
    row.name === 'caption' ? [cellText(row)] : cellsOf(row).map(cellText),
  );

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');

/** What stands in lines of its own is kept apart. */
function cellText(cell: Element): string {
  const texts = cell.children.map((child) => textContent(child) + (isTag(child) ? ' ' : ''));
  return texts.join('').replace(/\s+/g, ' ');
}
