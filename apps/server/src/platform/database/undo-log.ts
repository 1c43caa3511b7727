import { deserialize, serialize } from 'node:v8';
import { and, eq, getTableColumns, type InferInsertModel, is, or, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { inTransaction } from './in-transaction.ts';
import type { Executor } from './table-scope.ts';
import { undoSteps } from './tables.ts';

type Row = Record<string, unknown>;

/** So many rows that are deleted are noted in one statement. */
const portion = 100;

/**
 * How to take back what is stored portion by portion: each change is noted together with it, in the same portion. What
 * a statement counts up (`revision + 1`) is not taken back: a number that has been seen is not given again.
 */
export class UndoLog {
  private readonly executor: Executor;
  private readonly workId: string;
  /** Does something without giving way to others. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;

  constructor(executor: Executor, workId: string, together: UndoLog['together']) {
    this.executor = executor;
    this.workId = workId;
    this.together = together;
  }

  /** After rows were inserted; `keys` are the fields of their primary key. */
  async inserted(table: PgTable, keys: readonly Row[]): Promise<void> {
    const primary = primaryKeyOf(table);
    const each = keys.map((key) => and(...primary.map(([name, column]) => eq(column, key[name]))));
    await this.note(this.executor.delete(table).where(or(...each)));
  }

  /** Before rows are updated. */
  async updating(table: PgTable, values: object, where: SQL | undefined): Promise<void> {
    const columns = getTableColumns(table);
    const changed = Object.entries(values).flatMap(([name, value]): [string, PgColumn][] => {
      const column = columns[name];
      return column && value !== undefined && !is(value, SQL) ? [[name, column]] : [];
    });
    if (!changed.length) return;
    const primary = primaryKeyOf(table);
    const rows = await this.executor
      .select(Object.fromEntries([...primary, ...changed]))
      .from(table)
      .where(where);
    for (const row of rows) {
      const key = and(...primary.map(([name, column]) => eq(column, row[name])));
      const before = Object.fromEntries(changed.map(([name]) => [name, row[name]]));
      await this.note(this.executor.update(table).set(before).where(key));
    }
  }

  /** Before rows are deleted. */
  async deleting(table: PgTable, where: SQL | undefined): Promise<void> {
    const rows = await this.executor.select().from(table).where(where);
    for (let start = 0; start < rows.length; start += portion) {
      const values = rows.slice(start, start + portion) as InferInsertModel<PgTable>[];
      await this.note(this.executor.insert(table).values(values));
    }
  }

  /** Once all of it is to stay. */
  async forget(): Promise<void> {
    await this.executor.delete(undoSteps).where(eq(undoSteps.workId, this.workId));
  }

  private async note(statement: { toSQL(): { sql: string; params: unknown[] } }): Promise<void> {
    const { sql, params } = statement.toSQL();
    await this.executor
      .insert(undoSteps)
      .values({ workId: this.workId, statement: sql, parameters: serialize(params) });
  }
}

/** The columns of a table's primary key, by their names in a row. */
export function primaryKeyOf(table: PgTable): [name: string, column: PgColumn][] {
  const { primaryKeys } = getTableConfig(table);
  // By name: a key of several columns is told of in objects of its own.
  const together = new Set(primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)));
  return Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.primary || together.has(column.name),
  );
}

/** Takes back what a piece of work has stored, the newest first, a step at a time. */
export async function takeBack(pool: pg.Pool, workId: string): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string; statement: string; parameters: Buffer }>(
        'SELECT id, statement, parameters FROM undo_steps WHERE work_id = $1 ORDER BY id DESC LIMIT 1',
        [workId],
      );
      const [step] = rows;
      if (!step) return false;
      await client.query(step.statement, deserialize(step.parameters) as unknown[]);
      await client.query('DELETE FROM undo_steps WHERE id = $1', [step.id]);
      return true;
    });
  }
}

/** Takes back what was under way when the process ended. */
export async function takeBackUnfinished(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ workId: string }>(
    'SELECT DISTINCT work_id AS "workId" FROM undo_steps ORDER BY 1 DESC',
  );
  for (const { workId } of rows) await takeBack(pool, workId);
}
