import type { App } from '../../../app.ts';
import { countByAgent } from '../counts/index.ts';
import { clearMarks } from './clear-marks.ts';
import { conversationColumns, conversationOf, type SelectedConversation } from './conversation-of-row.ts';
import { indexTexts } from './index-texts.ts';
import { storeRows } from './store-rows.ts';

/** A conversation silent for so long is in no node's memory any more, in milliseconds. */
const silence = 10 * 60_000;
const pageSize = 500;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/**
 * Brings the rows up to date that a process left behind its logs when it ended at once. To be called before the
 * first request. Those of other nodes' conversations keep their mark.
 */
export async function catchUpRows({ database, now }: App): Promise<void> {
  const { pool } = database;
  const silentSince = new Date(now().getTime() - silence).toISOString();
  for (let last = beforeAllIds; ; ) {
    const { rows: page } = await pool.query<SelectedConversation>(
      `SELECT ${conversationColumns} FROM conversations c WHERE c.log_ahead AND c.id > $1 ORDER BY c.id LIMIT $2`,
      [last, pageSize],
    );
    const rows = page.map(conversationOf);
    const isSilent = ({ lastMessageAt }: { lastMessageAt: string }) => lastMessageAt < silentSince;
    const silent = rows.filter(isSilent);
    const behind = rows.filter((row, i) => !isSilent(row) && page[i]?.missing);
    if (silent.length) {
      // Once to bring the rows up to date, and once they, the texts and the counts are, to take the mark away.
      const ids = silent.map(({ id }) => id);
      await storeRows(pool, silent);
      await indexTexts(pool, ids);
      await countByAgent(database, silent);
      await clearMarks(pool, ids);
    }
    if (behind.length) await storeRows(pool, behind);
    if (page.length < pageSize) return;
    last = page.at(-1)?.id ?? last;
  }
}
