import type { Delivery } from '@samtale/contract';
import type { Bubble, Generated, LoggedEvent, SentFile } from '@samtale/dialog';
import { type MessageGroup, messageGroups } from '@samtale/dialog/show';

export interface Suggestion {
  title: string;
  flowId: string;
}

/**
 * One thing the visitor sees in the conversation. Keys are stable, so what is shown is never built again; `at` is the
 * server's time in milliseconds.
 */
export type Entry = { key: string; at: number } & Said;

export type BotEntry = Extract<Entry, { kind: 'bot' }>;

type Said =
  | { kind: 'visitor'; text: string; files: readonly SentFile[] }
  | {
      kind: 'bot';
      bubble: Bubble;
      /** What the bubble shows, in groups; nothing when it only offers suggestions. */
      groups: MessageGroup[];
      suggestions: Suggestion[];
      /** Of what a language model wrote: what that rests on. */
      generated?: Generated;
      /** It asks for a value, or whether to go on. */
      isQuestion?: true;
    }
  | { kind: 'staff'; name: string; text: string; files: readonly SentFile[] }
  | {
      kind: 'note';
      note:
        | 'waiting'
        | 'unavailable'
        | 'messageLeft'
        | 'takenOver'
        | 'handedOver'
        | 'handedToTeam'
        | 'returned'
        | 'left'
        | 'ended';
      name: string;
    };

/** The conversation as this visitor may see it, and how much of it is on screen. */
export interface ConversationLog {
  /** Sequence number of the last event known; 0 when none is. */
  lastSeq: number;
  entries: readonly Entry[];
  /** The first so many entries are shown; the others wait for their delay. */
  shown: number;
  /** The entries are the widget's own welcome, which the server's log will replace. */
  isPreview: boolean;
  /** The bot waits for another server and goes on by itself. */
  isWorking: boolean;
  /** What the visitor thinks of answers and of the conversation, as they said it. */
  ratings: readonly LoggedEvent[];
}

export const emptyLog: ConversationLog = {
  lastSeq: 0,
  entries: [],
  shown: 0,
  isPreview: false,
  isWorking: false,
  ratings: [],
};

/** A log that greets before anything is stored. */
export function previewWelcome(bubbles: readonly Bubble[]): ConversationLog {
  return showDue({
    ...emptyLog,
    entries: welcomeEntries(bubbles, 0, Number.POSITIVE_INFINITY),
    isPreview: true,
  });
}

/** What somebody who is back is greeted with below what is there: their first words make it part of the log. */
export const welcomeBackEntries = (log: ConversationLog, bubbles: readonly Bubble[]): readonly BotEntry[] =>
  welcomeEntries(bubbles, log.entries.length, Number.POSITIVE_INFINITY);

/**
 * Adds a run of the server's log. What is known already is passed over. Null when the run begins after events that
 * are missing here: the caller is to catch up from `lastSeq`.
 * With `live`, what the bot says after the visitor's last words waits for its delays; else all is shown at once.
 */
export function applyDelivery(log: ConversationLog, run: Delivery, live: boolean): ConversationLog | null {
  if (run.after > log.lastSeq) return null;
  const fresh = run.events
    .filter((logged) => logged.seq > log.lastSeq)
    .sort((one, other) => one.seq - other.seq);
  const lastSeq = Math.max(log.lastSeq, run.upTo, ...fresh.map((logged) => logged.seq));
  const isWorking = lastSeq > log.lastSeq ? run.isWorking === true : log.isWorking;
  if (fresh.length === 0) return { ...log, lastSeq, isWorking };

  const entries = log.isPreview ? [] : [...log.entries];
  fresh.forEach((logged, index) => {
    const isGreeting = entries.length === 0 || isBeforeWords(fresh.slice(index));
    entries.push(...entriesOf(logged, entries.length, isGreeting));
  });
  const shown = live ? Math.max(log.isPreview ? 0 : log.shown, upToLastWords(entries)) : entries.length;
  return showDue({
    lastSeq,
    entries,
    shown,
    isPreview: false,
    isWorking,
    ratings: [...log.ratings, ...fresh.filter(isRating)],
  });
}

/** Shows the entry whose delay has run out, and those after it that need not wait. */
export function showNext(log: ConversationLog): ConversationLog {
  return showDue({ ...log, shown: Math.min(log.shown + 1, log.entries.length) });
}

/** Shows everything now: the visitor has moved on. */
export function showAll(log: ConversationLog): ConversationLog {
  return { ...log, shown: log.entries.length };
}

/** Seconds until the next entry is due; null when all are shown. */
export function nextDelay(log: ConversationLog): number | null {
  const next = log.entries[log.shown];
  return next ? delayOf(next) : null;
}

/** Who answers, as far as the log shown says. */
export function answering(log: ConversationLog): 'bot' | 'awaiting' | 'human' | 'ended' {
  const shown = log.entries.slice(0, log.shown);
  const last = shown.findLastIndex((entry) => entry.kind === 'note');
  const note = shown[last];
  switch (note?.kind === 'note' ? note.note : null) {
    case 'waiting':
    case 'handedToTeam':
    case 'returned':
      return 'awaiting';
    case 'takenOver':
    case 'handedOver':
      return 'human';
    case 'ended':
      // Who writes after the end begins again with the bot.
      return last === shown.length - 1 ? 'ended' : 'bot';
    default:
      return 'bot';
  }
}

/** Whether a person has the conversation, or is waited for. */
export const isWithPerson = (log: ConversationLog): boolean => ['awaiting', 'human'].includes(answering(log));

/** The number of the last thing a person said, as far as it is shown; 0 when nobody has said anything. */
export function lastStaffSeq(log: ConversationLog): number {
  const said = log.entries.slice(0, log.shown).findLast((entry) => entry.kind === 'staff');
  return said ? Number(said.key) : 0;
}

/** How many of the entries were said before `since` (milliseconds): those that a visitor who is back need not see. */
export function countEarlier(log: ConversationLog, since: number): number {
  const first = log.entries.findIndex((entry) => entry.at >= since);
  return first < 0 ? log.entries.length : first;
}

/** What can be chosen now: the suggestions of the bot's last answer, once all of it is shown and nothing was said since. */
export function openSuggestions(log: ConversationLog): readonly Suggestion[] {
  if (log.shown < log.entries.length || answering(log) !== 'bot') return [];
  const lastOther = log.entries.findLastIndex((entry) => entry.kind !== 'bot');
  return log.entries.slice(lastOther + 1).flatMap((entry) => (entry.kind === 'bot' ? entry.suggestions : []));
}

const delayOf = (entry: Entry) => (entry.kind === 'bot' ? entry.bubble.delay : 0);

function showDue(log: ConversationLog): ConversationLog {
  let { shown } = log;
  for (let next = log.entries[shown]; next && delayOf(next) === 0; next = log.entries[shown]) shown += 1;
  return { ...log, shown };
}

const isRating = ({ event: { type } }: LoggedEvent) =>
  type === 'answerRated' || type === 'chatRated' || type === 'chatRatingChanged';

const upToLastWords = (entries: readonly Entry[]) =>
  entries.findLastIndex((entry) => entry.kind === 'visitor') + 1;

/** Of what the bot says only a greeting belongs to the same moment as words of the visitor's that follow. */
function isBeforeWords([first, ...others]: readonly LoggedEvent[]): boolean {
  const next = others.find(({ event }) => event.type !== 'botSaid');
  return next?.event.type === 'endUserSaid' && next.at === first?.at;
}

/** `before`: how many entries they stand below. */
const welcomeEntries = (bubbles: readonly Bubble[], before: number, at: number): BotEntry[] =>
  bubbles.map((bubble, index) => botEntry(`welcome-${before + index}`, at, bubble));

function botEntry(key: string, at: number, bubble: Bubble): BotEntry {
  return {
    kind: 'bot',
    key,
    at,
    bubble,
    groups: messageGroups(bubble.messages),
    suggestions: bubble.messages.flatMap((message) =>
      message.kind === 'suggestion' ? [{ title: message.title, flowId: message.flowId }] : [],
    ),
  };
}

/** What one event adds below so many entries. */
function entriesOf(logged: LoggedEvent, before: number, isGreeting: boolean): Entry[] {
  const { seq, clientId, event } = logged;
  const key = String(seq);
  const at = Date.parse(logged.at);
  switch (event.type) {
    case 'endUserSaid':
      return [{ kind: 'visitor', key: clientId ?? key, at, text: event.text, files: event.files ?? [] }];
    case 'messageLeft':
      return [
        { kind: 'visitor', key: clientId ?? key, at, text: event.text, files: [] },
        { kind: 'note', key: `${key}-left`, at, note: 'messageLeft', name: event.email },
      ];
    case 'botSaid': {
      // It takes over the keys of the welcome that was shown before anything was said.
      if (isGreeting) return welcomeEntries(event.bubbles, before, at);
      const { bubbles, generated, isQuestion } = event;
      return bubbles.map((bubble, index) => ({
        ...botEntry(`${key}-${index}`, at, bubble),
        ...(generated && { generated }),
        ...(isQuestion && { isQuestion }),
      }));
    }
    case 'staffSaid':
      return [{ kind: 'staff', key, at, name: event.name, text: event.text, files: event.files ?? [] }];
    case 'handOverRequested':
      return [{ kind: 'note', key, at, note: 'waiting', name: '' }];
    case 'handOverUnavailable':
      return [{ kind: 'note', key, at, note: 'unavailable', name: '' }];
    case 'handedOver':
      return [
        { kind: 'note', key, at, note: event.toTeamId ? 'handedToTeam' : 'handedOver', name: event.toName },
      ];
    case 'takenOver':
    case 'returned':
    case 'left':
    case 'ended':
      return [{ kind: 'note', key, at, note: event.type, name: event.name }];
    case 'visitorLeft':
      return [{ kind: 'note', key, at, note: 'ended', name: '' }];
    case 'started':
    case 'releaseAdopted':
    case 'answerRated':
    case 'chatRated':
    case 'chatRatingChanged':
    case 'visitorTold':
    case 'understood':
    case 'flowTriggered':
    case 'conditionsChecked':
    case 'chatClosed':
    case 'parametersSet':
    case 'parameterAsked':
    case 'fillingEnded':
    case 'questionUnsolved':
    case 'generationRequested':
    case 'workRequested':
    case 'workDone':
    case 'heldTaken':
    case 'formStarted':
    case 'formEnded':
    case 'callForwarded':
    case 'callEnded':
    case 'noteAdded':
    case 'customerLinked':
    case 'customerRecognised':
    case 'answerSending':
    case 'anonymised':
      return [];
  }
}
