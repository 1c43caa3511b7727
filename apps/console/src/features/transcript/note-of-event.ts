import type { EventOf, NoteEntry } from './transcript-entry.ts';

/** What a note says; what it leaves out is empty. */
export type NoteWords = Pick<NoteEntry, 'note'> & Partial<Pick<NoteEntry, 'name' | 'to' | 'quote'>>;

/** What is told in one line where it happened. */
export type NotedEvent = EventOf<
  | 'answerRated'
  | 'chatRated'
  | 'visitorTold'
  | 'takenOver'
  | 'handedOver'
  | 'returned'
  | 'customerLinked'
  | 'customerRecognised'
  | 'answerSending'
  | 'left'
  | 'ended'
  | 'anonymised'
  | 'handOverRequested'
  | 'handOverUnavailable'
  | 'visitorLeft'
  | 'chatClosed'
>;

const ratedNotes = { none: 'answerUnrated', like: 'answerLiked', dislike: 'answerDisliked' } as const;

const toldText = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value || '–'}`)
    .join(', ');

/** What a note of an event says. */
export function noteOf(event: NotedEvent): NoteWords {
  switch (event.type) {
    case 'answerRated':
      return { note: ratedNotes[event.feedback], quote: event.text };
    case 'chatRated':
      return { note: 'chatRated', name: String(event.stars), quote: event.text };
    case 'visitorTold':
      return { note: 'visitorTold', name: toldText(event.values) };
    case 'takenOver':
      return { note: event.fromUserId ? 'takenFrom' : 'takenOver', name: event.name };
    case 'handedOver':
      return { note: 'handedOver', name: event.name, to: event.toName };
    case 'returned':
      return { note: event.reason === 'offline' ? 'returnedOffline' : 'returned', name: event.name };
    case 'customerLinked':
      return { note: event.customerId ? 'customerLinked' : 'customerUnlinked', name: event.name };
    case 'answerSending':
      return { note: 'answerSending', name: event.via, to: event.to };
    case 'left':
    case 'ended':
    case 'anonymised':
      return { note: event.type, name: event.name };
    case 'customerRecognised':
    case 'handOverRequested':
    case 'handOverUnavailable':
    case 'visitorLeft':
    case 'chatClosed':
      return { note: event.type };
  }
}
