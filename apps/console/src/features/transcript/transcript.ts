import type { Generated, SentFile, WorkFailure } from '@samtale/dialog';
import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';
import { awaitsModel, type Reason } from '../explanation/index.ts';
import { Days } from './days.ts';
import { OpenFlow } from './open-flow.ts';

type Event = LoggedEvent['event'];
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
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

type SaidWords = Pick<SaidEntry, 'by' | 'name' | 'text' | 'bubbles' | 'reason'> &
  Partial<Pick<SaidEntry, 'files' | 'generated'>>;

const saidBy = ({ name, text, files = [] }: EventOf<'staffSaid' | 'noteAdded'>) => ({ name, text, files });

const ratedNotes = { none: 'answerUnrated', like: 'answerLiked', dislike: 'answerDisliked' } as const;

const toldText = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value || '–'}`)
    .join(', ');

/** Milliseconds between two messages of one sender that still make one run. */
const runPause = 5 * 60_000;

/** After these the bot waits for no answer: nothing is understood meanwhile, and where people answer it does not. */
const givesUpWaiting: ReadonlySet<Event['type']> = new Set([
  'understood',
  'messageLeft',
  'visitorLeft',
  'takenOver',
  'handedOver',
  'returned',
  'ended',
  'anonymised',
]);

/** A log as it is read: what was said and what happened, each answer with its reason. */
export function transcriptOf(events: readonly LoggedEvent[]): TranscriptEntry[] {
  const entries: TranscriptEntry[] = [];
  let reason: Reason | null = null;
  let text = '';
  const contexts = new OpenFlow();
  const days = new Days();
  /** Whom it was linked to until then is not told any more. */
  const erasedUpTo = events.findLast(({ event }) => event.type === 'anonymised')?.seq ?? 0;

  const place = ({ seq, at }: LoggedEvent) => ({ seq, at, startsDay: days.begins(at) });
  const takeReason = () => {
    // What comes before its answer is there was not said for that reason.
    if (awaitsModel(reason)) return null;
    const taken = reason;
    reason = null;
    return taken;
  };
  const say = (logged: LoggedEvent, said: SaidWords) => {
    entries.push({ kind: 'said', ...place(logged), endsRun: true, files: [], generated: null, ...said });
  };
  const note = (logged: LoggedEvent, kind: NoteEntry['note'], name = '', to = '', quote = '') => {
    entries.push({
      kind: 'note',
      ...place(logged),
      note: kind,
      name,
      to,
      quote,
      failure: null,
      reason: takeReason(),
    });
  };
  const explain = (more: Partial<Reason>) => {
    const { openFlowId } = contexts;
    reason = {
      text,
      understood: null,
      flows: [],
      filling: [],
      conditions: [],
      work: [],
      emptyForms: [],
      generation: null,
      unsolved: false,
      openFlowId,
      ...reason,
      ...more,
    };
  };
  /** Actions come after the words that they belong to. */
  const explainActions = (more: (known: Reason | null) => Partial<Reason>) => {
    const answer = entries.at(-1);
    if (!reason && answer?.reason) answer.reason = { ...answer.reason, ...more(answer.reason) };
    else explain(more(reason));
  };
  /** What came of work is told where it was asked for, which may be an earlier answer. */
  const finishWork = (outcome: EventOf<'workDone'>) => {
    const finished = (known: Reason): Reason => ({
      ...known,
      work: known.work.map((one) => (one.seq === outcome.of ? { ...one, outcome } : one)),
      generation: known.generation?.seq === outcome.of ? { ...known.generation, outcome } : known.generation,
    });
    const sending = entries.find((entry) => entry.seq === outcome.of);
    if (sending?.kind === 'note' && sending.note === 'answerSending') {
      sending.note = outcome.failure ? 'answerNotSent' : outcome.wasRead ? 'answerRead' : 'answerSent';
      sending.failure = outcome.failure ?? null;
      return;
    }
    if (reason) reason = finished(reason);
    const asking = entries.findLast((entry) => entry.reason?.work.some(({ seq }) => seq === outcome.of));
    if (asking?.reason) asking.reason = finished(asking.reason);
  };
  /** A rating stands once, where it was given; where that is not here, it stands where it was changed. */
  const changeRating = (logged: LoggedEvent, { of, stars, text: words }: EventOf<'chatRatingChanged'>) => {
    const given = entries.find((entry) => entry.seq === of);
    if (given?.kind !== 'note') return note(logged, 'chatRated', String(stars), '', words);
    given.name = String(stars);
    if (words) given.quote = words;
  };
  /** What was understood but not answered is told at the message that follows, or at the end. */
  const closeTurn = (logged: LoggedEvent) => {
    if (awaitsModel(reason)) return;
    if (reason?.unsolved) note(logged, 'noAnswer');
    reason = null;
  };

  for (const logged of events) {
    const { event } = logged;
    contexts.follow(event);
    if (givesUpWaiting.has(event.type) && awaitsModel(reason)) reason = null;
    switch (event.type) {
      case 'endUserSaid':
        closeTurn(logged);
        text = event.text;
        say(logged, {
          by: 'endUser',
          name: null,
          text: event.text,
          files: event.files ?? [],
          bubbles: [],
          reason: null,
        });
        break;
      case 'messageLeft':
        closeTurn(logged);
        note(logged, 'messageLeft', event.name, event.email);
        say(logged, { by: 'endUser', name: null, text: event.text, bubbles: [], reason: null });
        break;
      case 'answerRated':
        note(logged, ratedNotes[event.feedback], '', '', event.text);
        break;
      case 'chatRated':
        note(logged, 'chatRated', String(event.stars), '', event.text);
        break;
      case 'chatRatingChanged':
        changeRating(logged, event);
        break;
      case 'visitorTold':
        note(logged, 'visitorTold', toldText(event.values));
        break;
      case 'botSaid': {
        const { bubbles, generated } = event;
        const asked = (reason as Reason | null)?.generation;
        if (asked && generated) explain({ generation: { ...asked, citations: generated.citations } });
        say(logged, {
          by: 'bot',
          name: null,
          text: '',
          bubbles,
          generated: generated ?? null,
          reason: takeReason(),
        });
        break;
      }
      case 'staffSaid':
        closeTurn(logged);
        say(logged, { by: 'staff', ...saidBy(event), bubbles: [], reason: null });
        break;
      case 'understood':
        explain({ understood: event });
        break;
      case 'flowTriggered':
        explain({ flows: [...((reason as Reason | null)?.flows ?? []), event] });
        break;
      case 'parametersSet':
      case 'parameterAsked':
      case 'fillingEnded':
        explain({ filling: [...((reason as Reason | null)?.filling ?? []), event] });
        break;
      case 'conditionsChecked':
        explainActions((known) => ({ conditions: [...(known?.conditions ?? []), event] }));
        break;
      case 'workRequested': {
        const asked = { seq: logged.seq, request: event, outcome: null };
        explainActions((known) => ({ work: [...(known?.work ?? []), asked] }));
        break;
      }
      case 'generationRequested':
        explain({
          generation: {
            seq: logged.seq,
            model: event.model,
            doubtedFlowId: event.doubted?.flowId ?? null,
            outcome: null,
            citations: [],
          },
        });
        break;
      case 'workDone':
        finishWork(event);
        break;
      case 'formEnded':
        if (!Object.keys(event.values).length)
          explainActions((known) => ({ emptyForms: [...(known?.emptyForms ?? []), event] }));
        break;
      case 'questionUnsolved':
        explain({ unsolved: true });
        break;
      case 'takenOver':
        note(logged, event.fromUserId ? 'takenFrom' : 'takenOver', event.name);
        break;
      case 'handedOver':
        note(logged, 'handedOver', event.name, event.toName);
        break;
      case 'returned':
        note(logged, event.reason === 'offline' ? 'returnedOffline' : 'returned', event.name);
        break;
      case 'customerLinked':
        if (logged.seq > erasedUpTo)
          note(logged, event.customerId ? 'customerLinked' : 'customerUnlinked', event.name);
        break;
      case 'customerRecognised':
        if (logged.seq > erasedUpTo) note(logged, 'customerRecognised');
        break;
      case 'answerSending':
        note(logged, 'answerSending', event.via, event.to);
        break;
      case 'noteAdded':
        entries.push({
          kind: 'staffNote',
          ...place(logged),
          ...saidBy(event),
          reason: null,
        });
        break;
      case 'left':
      case 'ended':
      case 'anonymised':
        note(logged, event.type, event.name);
        break;
      case 'handOverRequested':
      case 'handOverUnavailable':
      case 'visitorLeft':
      case 'chatClosed':
        note(logged, event.type);
        break;
      case 'started':
      case 'releaseAdopted':
      case 'heldTaken':
      case 'formStarted':
      case 'callForwarded':
      case 'callEnded':
        break;
      default:
        event satisfies never;
    }
  }
  const end = events.at(-1);
  if (end) closeTurn(end);
  return endRuns(entries);
}

function endRuns(entries: TranscriptEntry[]): TranscriptEntry[] {
  entries.forEach((entry, index) => {
    const next = entries[index + 1];
    if (entry.kind !== 'said' || next?.kind !== 'said') return;
    const same = next.by === entry.by && next.name === entry.name && !next.startsDay;
    entry.endsRun = !same || Date.parse(next.at) - Date.parse(entry.at) > runPause;
  });
  return entries;
}
