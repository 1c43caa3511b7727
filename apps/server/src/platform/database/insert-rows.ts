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
    // One row is never sent as JSON, and can be of megabytes.
    if (rows.length - start === 1) {
      yield insertFields(executor, table, rows.slice(start));
      return;
    }
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

/** A column as rows are written for it: what is the same for all rows is found out once. */
interface WrittenColumn {
  /** In a row. */
  key: string;
  /** In the database. */
  name: string;
  isJson: boolean;
  column: PgColumn;
}

/** The columns that any of the rows has a value for, and those whose values are made here. */
function columnsOf(table: PgTable, rows: readonly Row[]): WrittenColumn[] {
  const given = new Set<string>();
  for (const row of rows) for (const key in row) given.add(key);
  return Object.entries(getTableColumns(table))
    .filter(([key, column]) => !column.generated && (given.has(key) || column.defaultFn))
    .map(([key, column]) => ({ key, name: nameOf(column), isJson: is(column, PgJsonb), column }));
}

/** Null where a field is no JSON, or where the database has to say what it is. */
function rowAsJson(columns: readonly WrittenColumn[], row: Row): string | null {
  const fields: Record<string, unknown> = {};
  for (const { key, name, isJson, column } of columns) {
    const value = row[key] === undefined ? column.defaultFn?.() : row[key];
    if (value === undefined) {
      if (column.hasDefault) return null;
      fields[name] = null;
    } else if (value === null || isJson) {
      if (is(value, SQL)) return null;
      fields[name] = value;
    } else {
      if (typeof value === 'bigint' || value instanceof Uint8Array || is(value, SQL)) return null;
      const written = column.mapToDriverValue(value);
      fields[name] = typeof written === 'string' ? written.toWellFormed() : written;
    }
  }
  return JSON.stringify(fields);
}

function insertJson(table: PgTable, columns: readonly WrittenColumn[], json: string): SQL {
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
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
const nameOf = ({ name, keyAsName }: PgColumn): string => (keyAsName ? toSnakeCase(name) : name);
