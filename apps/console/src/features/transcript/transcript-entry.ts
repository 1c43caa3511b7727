import type { Generated, SentFile, WorkFailure } from '@samtale/dialog';
import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';
import type { Reason } from '../explanation/index.ts';

export type Event = LoggedEvent['event'];
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
export type Bubbles = EventOf<'botSaid'>['bubbles'];
export type Sender = 'endUser' | 'bot' | 'staff';

interface Entry {
  seq: number;
  at: string;
  /** The first entry of a day carries a separator. */
  startsDay: boolean;
  reason: Reason | null;
}
export interface SaidEntry extends Entry {
  kind: 'said';
  by: Sender;
  /** The person; null for visitor and bot. */
  name: string | null;
  text: string;
  files: readonly SentFile[];
  bubbles: Bubbles;
  /** What a generated answer rests on; null of what was not generated. */
  generated: Generated | null;
  /** The last of a run by one sender shows who and when. */
  endsRun: boolean;
}
/** Something that happened, rather than was said. */
export interface NoteEntry extends Entry {
  kind: 'note';
  note:
    | 'handOverRequested'
    | 'handOverUnavailable'
    | 'takenOver'
    | 'takenFrom'
    | 'handedOver'
    | 'returned'
    | 'returnedOffline'
    | 'customerLinked'
    | 'customerUnlinked'
    | 'customerRecognised'
    | 'answerSending'
    | 'answerSent'
    | 'answerNotSent'
    | 'answerRead'
    | 'anonymised'
    | 'left'
    | 'ended'
    | 'visitorLeft'
    | 'chatClosed'
    | 'answerLiked'
    | 'answerDisliked'
    | 'answerUnrated'
    | 'chatRated'
    | 'messageLeft'
    | 'visitorTold'
    | 'noAnswer';
  name: string;
  /** Whom it was handed to, or where an answer is to be sent. */
  to: string;
  /** What the visitor added in words. */
  quote: string;
  /** Why an answer was not sent. */
  failure: WorkFailure | null;
}
/** What somebody of the staff noted for the others. */
export interface StaffNoteEntry extends Entry {
  kind: 'staffNote';
  name: string;
  text: string;
  files: readonly SentFile[];
}
export type TranscriptEntry = SaidEntry | NoteEntry | StaffNoteEntry;
