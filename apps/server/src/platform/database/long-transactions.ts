import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createId } from './columns.ts';
import type { Database, DatabaseSession } from './database.ts';
import { HeldNames } from './held-names.ts';
import { Portions } from './portions.ts';
import { sessionOn } from './session.ts';
import type { ScopeRules } from './table-scope.ts';
import { takeBack, UndoLog } from './undo-log.ts';

type Work<T> = (session: DatabaseSession) => Promise<T>;

/** The transactions of the embedded database: long ones give way to others, and hold what they have locked meanwhile. */
export function transactionsInTurns(
  pool: pg.Pool,
  transact: <T>(work: Work<T>, rules: ScopeRules) => Promise<T>,
): Pick<Database, 'transaction' | 'longTransaction'> {
  const names = new HeldNames();
  return {
    transaction: (work) => names.whenFree(() => transact(work, { lock: (name) => names.assertFree(name) })),
    longTransaction: (work) => names.whenFree(() => inPortions(pool, names, work)),
  };
}

async function inPortions<T>(pool: pg.Pool, names: HeldNames, work: Work<T>): Promise<T> {
  const id = createId();
  const holder = names.createHolder();
  try {
    const portions = await Portions.begin(pool);
    const executor = drizzle({ client: portions as unknown as pg.PoolClient, casing: 'snake_case' });
    const undo = new UndoLog(executor, id, portions.together);
    try {
      const result = await work(sessionOn(executor, { undo, lock: holder.hold }));
      await portions.together(() => undo.forget());
      await portions.commit();
      return result;
    } catch (error) {
      await portions.rollBack();
      await takeBack(pool, id).catch((failure: unknown) => {
        const message = 'What was stored could not be taken back; the next start tries again';
        throw new Error(message, { cause: failure });
      });
      throw error;
    }
  } finally {
    holder.release();
  }
}
