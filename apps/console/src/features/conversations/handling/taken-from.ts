import type { LoggedEvent } from '../../../lib/hub/conversation-log.ts';

/**
 * Who took a conversation from a person, as long as nothing else has been done about who has it since; null when
 * nobody did.
 */
export function takenFrom(events: readonly LoggedEvent[], userId: string): string | null {
  const last = events.findLast(({ event }) => changesHands.has(event.type))?.event;
  return last?.type === 'takenOver' && last.fromUserId === userId ? last.name : null;
}

const changesHands: ReadonlySet<LoggedEvent['event']['type']> = new Set([
  'takenOver',
  'handedOver',
  'returned',
  'left',
  'ended',
  'visitorLeft',
]);
