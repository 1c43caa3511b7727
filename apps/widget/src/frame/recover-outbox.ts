import { answering, type ConversationLog } from './conversation-log.ts';
import { dropEchoed, type Outbox, type OutboxItem } from './outbox.ts';

/**
 * What is unsent, with what was `kept` of the pages before ahead of it, but for what the log has. What was said to
 * somebody who has ended the conversation since would begin another one with the bot, so the visitor decides.
 */
export function recoverOutbox(outbox: Outbox, kept: Outbox, log: ConversationLog): Outbox {
  const here = new Set(outbox.map((item) => item.clientId));
  const isOver = answering(log) === 'ended';
  const found = kept
    .filter((item) => !here.has(item.clientId))
    .map((item): OutboxItem => (isOver ? { ...item, state: 'failed' } : item));
  return dropEchoed([...found, ...outbox], new Set(log.entries.map(({ key }) => key)));
}
