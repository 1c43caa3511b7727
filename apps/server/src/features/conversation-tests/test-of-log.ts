import { type TestTurn, testTurn, testTurnsMax } from '@samtale/contract';
import { applyEvent, type ConversationEvent, initialState, type LoggedEvent } from '@samtale/dialog';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { turnOutcome } from './turn-outcome.ts';

interface SpokenTurn {
  at: string;
  said: Extract<ConversationEvent, { type: 'endUserSaid' }>;
  /** With whom the conversation was linked; null for nobody. */
  customerId: string | null;
  /** What came of it. */
  events: LoggedEvent[];
}

/** A test's turns, when the first of them was, and with whom the last. */
export interface HeldConversation {
  at: string;
  turns: TestTurn[];
  /** Null for a visitor who was linked with no customer. */
  customerId: string | null;
  /** What came of what the visitor said. */
  answers: LoggedEvent[];
}

/**
 * The test that a conversation comes to: what the visitor said as long as the bot answered, and what came of it. Throws
 * `badRequest` when nothing was said to the bot, or when the log is none.
 */
export function testOfLog(log: readonly LoggedEvent[]): HeldConversation {
  const spoken = spokenTurns(log).slice(0, testTurnsMax);
  const [first] = spoken;
  if (!first) throw new AppError('badRequest', 'conversationTest.refused.nothingSaid');
  let state = initialState;
  const turns = spoken.map(({ at, said, events }, index) => {
    state = events.reduce(applyEvent, state);
    return {
      text: said.text.trim() || '…',
      pickedFlowId: said.pickedFlowId ?? null,
      minutesLater: index === 0 ? 0 : silence(spoken[index - 1]?.at ?? at, at),
      work: workIn(events),
      expected: turnOutcome(
        events.map(({ event }) => event),
        state,
      ),
    };
  });
  const read = z.array(testTurn).safeParse(turns);
  if (!read.success) throw new AppError('badRequest', 'error.badRequest');
  const { customerId } = spoken.at(-1) ?? first;
  return { at: first.at, turns: read.data, customerId, answers: spoken.flatMap(({ events }) => events) };
}

/** The turns of the visitor that the bot answered by itself, each with what came of it, whenever that was. */
function spokenTurns(log: readonly LoggedEvent[]): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  let state = initialState;
  /** The turn that is being answered. What is said while the bot waits for something is answered later. */
  let answered = -1;
  let isGreeting = true;
  for (const logged of log) {
    const { event, at } = logged;
    if (event.type === 'endUserSaid') {
      if (state.status !== 'bot') break;
      turns.push({ at, said: event, customerId: state.customerId ?? null, events: [] });
      if (!state.pending) answered = turns.length - 1;
      isGreeting = false;
    } else if (event.type === 'heldTaken') answered++;
    else if (event.type === 'takenOver' || event.type === 'ended') break;
    else if (event.type === 'flowTriggered' && greetings.has(event.trigger)) isGreeting = true;
    else if (!isGreeting) turns[answered]?.events.push(logged);
    state = applyEvent(state, logged);
  }
  // What a language model answered is not the bot's to repeat.
  return turns.filter(
    ({ events }) => !events.some(({ event }) => isGenerated(event)) && !isLeftToModel(events),
  );
}

/** A language model would have been asked, and was not since it was only tried. */
function isLeftToModel(events: readonly LoggedEvent[]): boolean {
  const asked = new Set(
    events.flatMap(({ seq, event }) => (event.type === 'generationRequested' ? [seq] : [])),
  );
  return events.some(({ event }) => event.type === 'workDone' && event.simulated && asked.has(event.of));
}

/** A flow that answers a question which sources were asked first is the bot's own. */
function isGenerated(event: ConversationEvent): boolean {
  if (event.type === 'generationRequested') return !event.doubted;
  return event.type === 'botSaid' && event.generated !== undefined;
}

/** What the bot says before it answers is no part of the answer. */
const greetings: ReadonlySet<string> = new Set(['welcome', 'welcomeBack']);

/**
 * Whole minutes between two moments, rounded up: what is longer than a number of minutes stays longer. Up to a minute
 * is how people talk.
 */
function silence(from: string, to: string): number {
  const minutes = (Date.parse(to) - Date.parse(from)) / 60_000;
  return minutes <= 1 ? 0 : Math.min(Math.ceil(minutes), longestSilence);
}

const longestSilence = 366 * 24 * 60;

/** What came of everything the bot waited for. */
function workIn(events: readonly LoggedEvent[]): TestTurn['work'] {
  const awaited = new Set(
    events.flatMap(({ seq, event }) => (event.type === 'workRequested' && event.awaited ? [seq] : [])),
  );
  return events.flatMap(({ event }, index) => {
    if (event.type !== 'workDone' || !awaited.has(event.of)) return [];
    const next = events[index + 1]?.event;
    const brought = next?.type === 'parametersSet' && !event.failure ? Object.entries(next.values) : [];
    const values = brought.flatMap(([name, value]) => (value ? [{ name, ...value }] : []));
    const isSimulated = event.simulated && !brought.length;
    return [{ failure: event.failure ?? null, values, ...(isSimulated && { isSimulated }) }];
  });
}
