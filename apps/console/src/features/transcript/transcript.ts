import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';
import { awaitsModel, type Reason } from '../explanation/index.ts';
import { Days } from './days.ts';
import { type NoteWords, noteOf } from './note-of-event.ts';
import { OpenFlow } from './open-flow.ts';
import type { Event, EventOf, SaidEntry, TranscriptEntry } from './transcript-entry.ts';

type SaidWords = Pick<SaidEntry, 'by' | 'name' | 'text' | 'bubbles' | 'reason'> &
  Partial<Pick<SaidEntry, 'files' | 'generated'>>;

const saidBy = ({ name, text, files = [] }: EventOf<'staffSaid' | 'noteAdded'>) => ({ name, text, files });

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
  const note = (logged: LoggedEvent, words: NoteWords) => {
    const blank = { name: '', to: '', quote: '', failure: null };
    entries.push({ kind: 'note', ...place(logged), ...blank, ...words, reason: takeReason() });
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
    if (given?.kind !== 'note') return note(logged, { note: 'chatRated', name: String(stars), quote: words });
    given.name = String(stars);
    if (words) given.quote = words;
  };
  /** What was understood but not answered is told at the message that follows, or at the end. */
  const closeTurn = (logged: LoggedEvent) => {
    if (awaitsModel(reason)) return;
    if (reason?.unsolved) note(logged, { note: 'noAnswer' });
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
        note(logged, { note: 'messageLeft', name: event.name, to: event.email });
        say(logged, { by: 'endUser', name: null, text: event.text, bubbles: [], reason: null });
        break;
      case 'chatRatingChanged':
        changeRating(logged, event);
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
      case 'customerLinked':
      case 'customerRecognised':
        if (logged.seq > erasedUpTo) note(logged, noteOf(event));
        break;
      case 'noteAdded':
        entries.push({
          kind: 'staffNote',
          ...place(logged),
          ...saidBy(event),
          reason: null,
        });
        break;
      case 'started':
      case 'releaseAdopted':
      case 'heldTaken':
      case 'formStarted':
      case 'callForwarded':
      case 'callEnded':
        break;
      default:
        note(logged, noteOf(event));
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
