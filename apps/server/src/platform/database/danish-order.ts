import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters that databases sort as they please, and behind them what has their place in Danish: æ, ø and å after z. */
const letters = 'æÆäÄøØöÖåÅéÉèÈêÊëËáÁàÀâÂíÍóÓòÒôÔúÚùÙüÜçÇñÑ';
const places = '{{{{||||}}eeeeeeeeaaaaaaiioooooouuuuuuccnn';

/** A text, written in SQL, that sorts as the text of `column` does in Danish, upper and lower case alike. */
export const danishOrderOf = (column: string): string =>
  `lower(translate(${column}, '${letters}', '${places}')) COLLATE "C"`;

/** The same for a column. */
export const danishOrder = (column: SQLWrapper): SQL =>
  sql`lower(translate(${column}, ${sql.raw(`'${letters}', '${places}'`)})) COLLATE "C"`;
