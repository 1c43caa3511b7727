import type { SimulatedTurn } from '@samtale/contract';
import type { Citation } from '@samtale/dialog';
import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';

type Event = LoggedEvent['event'];
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
export type Understanding = EventOf<'understood'>;
/** What happened to the values that a flow collects. */
export type FillingStep = EventOf<'parametersSet' | 'parameterAsked' | 'fillingEnded'>;

export type CheckedAction = EventOf<'conditionsChecked'>;

/** Work that an answer led to, and what came of it as far as that is known. */
export interface RequestedWork {
  seq: number;
  request: EventOf<'workRequested'>;
  outcome: EventOf<'workDone'> | null;
}

/** A language model that was asked for the answer, and what came of it as far as that is known. */
export interface AskedModel {
  seq: number;
  /** Null where the sources were looked up without one. */
  model: string | null;
  outcome: EventOf<'workDone'> | null;
  /** The flow that resembles the words and does not know those that matter; null where there is none. */
  doubtedFlowId: string | null;
  /** What its answer rests on; empty where it gave none. */
  citations: readonly Citation[];
}

/** Why the bot did what it did: what it made of the words, and the flows that led to the answer. */
export interface Reason {
  /** What the visitor said. */
  text: string;
  understood: Understanding | null;
  flows: readonly EventOf<'flowTriggered'>[];
  filling: readonly FillingStep[];
  /** The actions that depended on something, and how that turned out. */
  conditions: readonly CheckedAction[];
  /** What other servers were asked and who was written to, with the numbers of the events. */
  work: readonly RequestedWork[];
  /** Form registrations that ended before anything was collected. */
  emptyForms: readonly EventOf<'formEnded'>[];
  /** Null where no language model was asked. */
  generation: AskedModel | null;
  /** No flow covered the words. */
  unsolved: boolean;
  /** The flow whose follow-ups could be understood as well. */
  openFlowId: string | null;
}

/** What is known only of a turn that is tried. */
export type TriedTurn = Pick<SimulatedTurn, 'effects' | 'tookMs'>;

/** A welcome needs no explanation. */
export function isWorthTelling({ understood, unsolved, flows, generation }: Reason): boolean {
  return (
    understood !== null ||
    unsolved ||
    generation !== null ||
    flows.some(({ trigger }) => !greetings.has(trigger))
  );
}

/** Whether a language model has been asked and has not answered yet. */
export const awaitsModel = (reason: Reason | null): boolean => reason?.generation?.outcome === null;

const greetings = new Set<string>(['welcome', 'welcomeBack']);
