import type { App } from '../../../app.ts';
import { readLog } from '../log/read-log.ts';
import { type SpokenLine, spokenLines } from '../log/spoken-lines.ts';

/** An answer can take this many events; of so many for each line, enough were said. */
const eventsOfLine = 12;

/** What was said last in a conversation before an event, at most so many lines, the oldest first. */
export async function readSpoken(
  app: App,
  { agentId, conversationId, before }: { agentId: string; conversationId: string; before: number },
  most: number,
): Promise<SpokenLine[]> {
  const after = Math.max(0, before - most * eventsOfLine);
  const events = await readLog(app.database, agentId, conversationId, after);
  const earlier = events.filter(({ seq }) => seq < before);
  return spokenLines(earlier, app.publicUrl()).slice(-most);
}
