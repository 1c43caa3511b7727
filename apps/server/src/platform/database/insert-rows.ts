import { getTableColumns, type InferInsertModel, is, SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type PgColumn, PgJsonb, type PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './table-scope.ts';

/** What goes into one statement at the most. */
export interface StatementSize {
  rows: number;
  /** Of the rows as JSON. */
  characters: number;
}

type Row = Readonly<Record<string, unknown>>;

/** So few rows go as a parameter for each field: taking JSON apart would cost more than it saves. */
const fewRows = 8;

/**
 * The statements that insert rows. Many rows go as one parameter of JSON: that takes a fifth of the time to make, and
 * half of the time to insert, of a parameter for each field.
 */
export function* insertStatements(
  executor: Executor,
  table: PgTable,
  rows: readonly Row[],
  size: StatementSize,
): Generator<SQL> {
  const columns = columnsOf(table, rows);
  for (let start = 0; start < rows.length; ) {
    const json: string[] = [];
    let characters = 0;
    let end = start;
    while (end < rows.length && end - start < size.rows && characters < size.characters) {
      const row = rowAsJson(columns, rows[end++] ?? {});
      if (row === null) characters = Number.POSITIVE_INFINITY;
      else characters += row.length;
      if (row !== null) json.push(row);
    }
    const isJson = json.length === end - start && json.length > fewRows;
    yield isJson
      ? insertJson(table, columns, `[${json.join(',')}]`)
      : insertFields(executor, table, rows.slice(start, end));
    start = end;
  }
}

/** The columns that any of the rows has a value for, and those whose values are made here. */
function columnsOf(table: PgTable, rows: readonly Row[]): [key: string, column: PgColumn][] {
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.entries(getTableColumns(table)).filter(
    ([key, column]) => !column.generated && (given.has(key) || column.defaultFn),
  );
}

/** Null where a field is no JSON, or where the database has to say what it is. */
function rowAsJson(columns: readonly [string, PgColumn][], row: Row): string | null {
  const fields: Row = {};
  for (const [key, column] of columns) {
    const value = row[key] ?? (key in row ? row[key] : column.defaultFn?.());
    if (value === undefined && column.hasDefault) return null;
    if (typeof value === 'bigint' || value instanceof Uint8Array || is(value, SQL)) return null;
    Object.assign(fields, { [nameOf(column)]: fieldOf(column, value ?? null) });
  }
  return JSON.stringify(fields);
}

/** JSON stays what it is; other types are written as the column writes them. */
function fieldOf(column: PgColumn, value: unknown): unknown {
  if (value === null || is(column, PgJsonb)) return value;
  const written = column.mapToDriverValue(value);
  return typeof written === 'string' ? written.toWellFormed() : written;
}

function insertJson(table: PgTable, columns: readonly [string, PgColumn][], json: string): SQL {
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(nameOf(column))),
    sql`, `,
  );
  return sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(null::${table}, ${json})`;
}

const insertFields = (executor: Executor, table: PgTable, rows: readonly Row[]): SQL =>
  executor
    .insert(table)
    .values(rows as InferInsertModel<PgTable>[])
    .getSQL();

/** As the database calls it (`createDatabase` has names in snake case). */
export const nameOf = ({ name, keyAsName }: PgColumn): string => (keyAsName ? toSnakeCase(name) : name);
