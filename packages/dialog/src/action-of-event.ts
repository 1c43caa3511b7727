import type { ActionKind } from './action-kinds.ts';
import type { ConversationEvent, ConversationEventType } from './event.ts';

type EventOf<Type extends ConversationEventType> = Extract<ConversationEvent, { type: Type }>;

/** An action that the bot has done, or has begun. */
export interface DoneAction {
  kind: ActionKind;
  /** Whom or what it reached, in a few words; may be empty. */
  about: string;
  outcome: 'done' | 'underWay' | 'unavailable';
}

interface ActionOfEvent<Event> {
  /** Null for an event that tells of none itself. */
  done(event: Event): DoneAction | null;
  /** Where the list of what the bot did has it: as an entry, at the end of an earlier one, or nowhere. */
  inList: 'entry' | 'end' | 'none';
}

const entry = <Event extends ConversationEvent>(done: (event: Event) => DoneAction) => ({
  done,
  inList: 'entry' as const,
});
const done = (kind: ActionKind, about = ''): DoneAction => ({ kind, about, outcome: 'done' });

/** What each type of event tells of an action that was done; null where it tells of none. */
export const actionOfEvent = {
  workRequested: entry(({ action, about }) => ({ kind: action, about, outcome: 'underWay' })),
  workDone: { done: () => null, inList: 'end' },
  formStarted: entry(({ name }) => ({ kind: 'startForm', about: name, outcome: 'underWay' })),
  formEnded: { done: ({ name }) => done('endForm', name), inList: 'end' },
  handOverRequested: entry(() => done('handOver')),
  handOverUnavailable: entry(() => ({ kind: 'handOver', about: '', outcome: 'unavailable' })),
  callForwarded: entry(({ to }) => done('forward', to.value)),
  callEnded: entry(() => done('hangUp')),
  chatClosed: entry(() => done('close')),
  // Where a conversation went on is seen in it.
  flowTriggered: {
    done: ({ trigger }) => (trigger === 'redirect' ? done('redirect') : null),
    inList: 'none',
  },
  started: null,
  releaseAdopted: null,
  endUserSaid: null,
  answerRated: null,
  chatRated: null,
  chatRatingChanged: null,
  messageLeft: null,
  visitorLeft: null,
  visitorTold: null,
  understood: null,
  botSaid: null,
  parametersSet: null,
  parameterAsked: null,
  fillingEnded: null,
  questionUnsolved: null,
  conditionsChecked: null,
  generationRequested: null,
  heldTaken: null,
  takenOver: null,
  staffSaid: null,
  noteAdded: null,
  handedOver: null,
  returned: null,
  customerLinked: null,
  customerRecognised: null,
  answerSending: null,
  anonymised: null,
  left: null,
  ended: null,
} as const satisfies { [Type in ConversationEventType]: ActionOfEvent<EventOf<Type>> | null };

type TypeTelling<Reading> = {
  [Type in ConversationEventType]: (typeof actionOfEvent)[Type] extends Reading ? Type : never;
}[ConversationEventType];
/** An event that tells something of an action. */
export type ActionEvent = EventOf<TypeTelling<object>>;
/** One in which an action that began earlier comes to its end. */
export type ActionEnd = EventOf<TypeTelling<{ inList: 'end' }>>;

const readings: Readonly<Record<ConversationEventType, ActionOfEvent<never> | null>> = actionOfEvent;

/** The action that an event tells of; null for none. */
export const doneAction = (event: ConversationEvent): DoneAction | null =>
  readings[event.type]?.done(event as never) ?? null;

/** The same, of those that are entries of the list of what the bot did. */
export const listedAction = (event: ConversationEvent): DoneAction | null =>
  readings[event.type]?.inList === 'entry' ? doneAction(event) : null;

/** The types of events that the list of what the bot did is made of: a log's others need not be read. */
export const actionEventTypes = (Object.keys(actionOfEvent) as ConversationEventType[]).filter(
  (type) => (readings[type]?.inList ?? 'none') !== 'none',
);

export const endsAction = (event: ConversationEvent): event is ActionEnd =>
  readings[event.type]?.inList === 'end';
