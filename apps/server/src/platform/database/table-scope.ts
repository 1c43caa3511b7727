import { and, count, eq, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgDatabase, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { insertStatements, type StatementSize } from './insert-rows.ts';
import { primaryKeyOf, type UndoLog } from './undo-log.ts';

/** Drizzle on the pool, or within a transaction. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

/** A table whose rows belong to an agent; only an `AgentScope` reads or writes it. */
export type AgentTable = PgTable & { agentId: PgColumn };
/** A table that belongs to nobody's bot. */
export type SharedTable = PgTable & { agentId?: never };

interface Selection {
  where?: SQL | undefined;
  orderBy?: SQL | SQL[];
  limit?: number;
  offset?: number;
  /** Locks the rows until the transaction ends. */
  forUpdate?: boolean;
}

/** What an insert needs of a row; the agent is filled in by the scope. */
type NewRow<T extends PgTable> = Omit<InferInsertModel<T>, 'agentId'>;

/** PostgreSQL takes at most 65,535 parameters a statement; this leaves room for tables of 60 columns. */
const statementSize: StatementSize = { rows: 1000, characters: 1024 * 1024 };
/** The embedded database does so much in a few milliseconds. */
const portionSize: StatementSize = { rows: 25, characters: 16 * 1024 };

/** How the statements of a session are made, where that is not as usual. */
export interface ScopeRules {
  /** Notes how each change is taken back. */
  undo?: UndoLog;
  /** Locks a name until the transaction ends. */
  lock?: (name: string) => void;
}

/** Reads and writes the tables of one kind, with whatever condition the kind demands on every statement. */
abstract class TableScope<Allowed extends PgTable> {
  protected readonly executor: Executor;
  protected readonly rules: ScopeRules;

  constructor(executor: Executor, rules: ScopeRules = {}) {
    this.executor = executor;
    this.rules = rules;
  }

  protected abstract narrow(table: Allowed, where: SQL | undefined): SQL | undefined;
  protected abstract fill(row: object): object;

  /** Whole rows of a table. */
  async select<T extends Allowed>(table: T, selection: Selection = {}): Promise<InferSelectModel<T>[]> {
    const query = this.executor
      .select()
      .from(table as PgTable)
      .where(this.narrow(table, selection.where))
      .$dynamic();
    if (selection.orderBy) query.orderBy(...[selection.orderBy].flat());
    if (selection.limit !== undefined) query.limit(selection.limit);
    if (selection.offset !== undefined) query.offset(selection.offset);
    if (selection.forUpdate) query.for('update');
    return (await query) as InferSelectModel<T>[];
  }

  /** The first matching row, or undefined. */
  async first<T extends Allowed>(
    table: T,
    where?: SQL,
    selection: Omit<Selection, 'where' | 'limit'> = {},
  ): Promise<InferSelectModel<T> | undefined> {
    const [row] = await this.select(table, { ...selection, where, limit: 1 });
    return row;
  }

  async count(table: Allowed, where?: SQL): Promise<number> {
    const query = this.executor
      .select({ n: count() })
      .from(table as PgTable)
      .where(this.narrow(table, where));
    return (await query)[0]?.n ?? 0;
  }

  /** How many rows match, but at most `most`: counting further would read them all. */
  async countUpTo(table: Allowed, most: number, where?: SQL): Promise<number> {
    const some = this.executor
      .select({ one: sql`1`.as('one') })
      .from(table as PgTable)
      .where(this.narrow(table, where))
      .limit(most)
      .as('some');
    const rows = await this.executor.select({ n: count() }).from(some);
    return rows[0]?.n ?? 0;
  }

  /** Inserts rows, in as many statements as they need. How many were new. */
  async insert<T extends Allowed>(
    table: T,
    rows: readonly NewRow<T>[],
    options: { onConflictDoNothing?: boolean } = {},
  ): Promise<number> {
    const { undo } = this.rules;
    const filled = rows.map((row) => this.fill(row)) as Record<string, unknown>[];
    const conflict = options.onConflictDoNothing ? sql` ON CONFLICT DO NOTHING` : sql``;
    const keys =
      undo && primaryKeyOf(table).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`);
    let inserted = 0;
    for (const statement of insertStatements(
      this.executor,
      table,
      filled,
      undo ? portionSize : statementSize,
    )) {
      inserted += await this.write(async () => {
        const returning = keys ? sql` RETURNING ${sql.join(keys, sql`, `)}` : sql``;
        const result = await this.executor.execute(sql`${statement}${conflict}${returning}`);
        if (result.rows.length) await undo?.inserted(table, result.rows);
        return result.rowCount ?? 0;
      });
    }
    return inserted;
  }

  /** How many rows were changed. */
  async update<T extends Allowed>(table: T, values: PgUpdateSetSource<T>, where?: SQL): Promise<number> {
    const narrowed = this.narrow(table, where);
    return this.write(async () => {
      await this.rules.undo?.updating(table, values, narrowed);
      const result = await this.executor.update(table).set(values).where(narrowed);
      return result.rowCount ?? 0;
    });
  }

  /** How many rows were deleted. */
  async delete(table: Allowed, where?: SQL): Promise<number> {
    const narrowed = this.narrow(table, where);
    return this.write(async () => {
      await this.rules.undo?.deleting(table, narrowed);
      const result = await this.executor.delete(table as PgTable).where(narrowed);
      return result.rowCount ?? 0;
    });
  }

  /** A change and the note of it are stored together. */
  private write<T>(change: () => Promise<T>): Promise<T> {
    return this.rules.undo ? this.rules.undo.together(change) : change();
  }
}

/**
 * The rows of one agent. Every statement carries the agent's id, and these tables are reached in no other way,
 * so a query without an agent cannot be written by accident.
 */
export class AgentScope extends TableScope<AgentTable> {
  readonly agentId: string;

  constructor(executor: Executor, agentId: string, rules: ScopeRules = {}) {
    super(executor, rules);
    this.agentId = agentId;
  }

  /**
   * A query that the calls above cannot express. The statement is made from the agent's id; one in which the id
   * does not occur as a parameter is refused.
   */
  async query<Row extends Record<string, unknown>>(statement: (agentId: string) => SQL): Promise<Row[]> {
    const made = statement(this.agentId);
    if (!mentions(made, this.agentId)) throw new Error('A query of an agent has to name the agent');
    return (await this.executor.execute(made)).rows as Row[];
  }

  /** Lets one transaction of the agent at a time go on from here, among those that name the same thing. */
  async lock(what: string): Promise<void> {
    const name = `${what} of ${this.agentId}`;
    if (this.rules.lock) return this.rules.lock(name);
    await this.executor.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }

  protected narrow(table: AgentTable, where: SQL | undefined): SQL | undefined {
    return and(eq(table.agentId, this.agentId), where);
  }

  protected fill(row: object): object {
    return { ...row, agentId: this.agentId };
  }
}

/** The few tables without an agent: users, sessions, accounts, agents themselves. */
export class SharedScope extends TableScope<SharedTable> {
  protected narrow(_table: SharedTable, where: SQL | undefined): SQL | undefined {
    return where;
  }

  protected fill(row: object): object {
    return row;
  }
}

function mentions(statement: SQL, agentId: string): boolean {
  return statement.queryChunks.some(
    (chunk) =>
      chunk === agentId ||
      (typeof chunk === 'object' &&
        chunk !== null &&
        'queryChunks' in chunk &&
        mentions(chunk as SQL, agentId)),
  );
}
