import { cutPassages } from '@samtale/retrieval';
import { eq } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { passageWords } from './passage-words.ts';
import { sourcePassages } from './tables.ts';

interface PageText {
  id: string;
  sourceId: string;
  title: string;
  content: string;
}

/** Makes what answers may rest on of a page's text, in place of what was made of it before. */
export async function storePassages(scope: AgentScope, page: PageText): Promise<void> {
  await forgetPassages(scope, page.id);
  await scope.insert(sourcePassages, await inTurns(passagesOf(page)));
}

function* passagesOf({ id: pageId, sourceId, title, content }: PageText) {
  const rows = [];
  for (const [place, { headings, text }] of cutPassages(content).entries()) {
    // A page often begins with its own title.
    const heading = headings.filter((one) => one !== title).join(' › ');
    const words = passageWords([title, heading, text].join('\n'), sourceId);
    rows.push({ sourceId, pageId, place, heading, text, ...words });
    yield;
  }
  return rows;
}

/** Lets answers rest on a page no more. */
export const forgetPassages = (scope: AgentScope, pageId: string): Promise<unknown> =>
  scope.delete(sourcePassages, eq(sourcePassages.pageId, pageId));
