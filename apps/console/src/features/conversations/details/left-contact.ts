import type { LoggedEvent } from '../../../lib/hub/conversation-log.ts';

export interface LeftContact {
  name: string;
  email: string;
}

/** Who left the newest message in a conversation; null where nobody left one. */
export function leftContact(events: readonly LoggedEvent[]): LeftContact | null {
  const event = events.findLast(({ event }) => event.type === 'messageLeft')?.event;
  return event?.type === 'messageLeft' ? { name: event.name, email: event.email } : null;
}
