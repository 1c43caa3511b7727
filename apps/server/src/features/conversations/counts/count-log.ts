import { type ActionEvent, type ConversationEvent, doneAction, type Feedback } from '@samtale/dialog';

/** What is counted. The key says what of its kind it is, where the kind does not say it all. */
export const countKinds = [
  'conversation',
  'visitorMessage',
  'botMessage',
  'staffMessage',
  'unsolved',
  'handOver',
  'takeOver',
  'forwarded',
  'callEnded',
  /** Key: `DeviceKind`. */
  'device',
  /** Key: the flow's id. */
  'flow',
  /** Key: the flow's id, a space, the action's kind. */
  'action',
  /** Answers that a language model gave, or chose a flow for, or that were quoted. */
  'generated',
  /** Key: the id of a flow that such an answer rests on, or that it was. */
  'generatedFlow',
  /** Key: the address of a page that such an answer rests on. */
  'generatedUrl',
  /** Put through in a conversation with such answers. */
  'generatedForward',
] as const;
export type CountKind = (typeof countKinds)[number];

export interface LogStep {
  firstSeq: number;
  /** ISO 8601. */
  at: string;
  events: readonly ConversationEvent[];
}

export interface CountedConversation {
  /** What the visitor sits at. Empty where nothing is known of it. */
  device: string;
  /** Everything up to this number was counted before. */
  countedSeq: number;
  steps: readonly LogStep[];
}

export interface Counted {
  /** The last event of the log. */
  seq: number;
  counts: { day: string; kind: CountKind; key: string; count: number }[];
  ratings: { of: number; day: string; flowId: string | null; feedback: Feedback }[];
  /** What the visitor thinks of the conversation, on the day they first said so; null where that is not new. */
  chatRating: { day: string; stars: number } | null;
  /** On which answers were generated. */
  generatedDays: string[];
}

/** Longest address that is counted: index entries have an end. */
const longestUrl = 500;

/**
 * What a log adds to the counts after the event up to which it was counted, with turns for others between its steps
 * (`inTurns`). `dayOf` says on which day a moment was.
 */
export function* countLog(
  conversation: CountedConversation,
  dayOf: (at: string) => string,
): Generator<void, Counted> {
  const { device, countedSeq, steps } = conversation;
  const counts = new Map<string, Counted['counts'][number]>();
  const ratings = new Map<number, Counted['ratings'][number]>();
  let chatRating: Counted['chatRating'] = null;
  let chatRatedAt = '';
  const generatedOn = new Set<string>();
  /** Those who act: the flow that was triggered last. */
  let flowId = '';
  let hasGenerated = false;
  let seq = 0;
  for (const step of steps) {
    seq = step.firstSeq - 1 + step.events.length;
    const isNew = seq > countedSeq;
    const day = isNew ? dayOf(step.at) : '';
    const count = (kind: CountKind, key = '') => {
      if (!isNew) return;
      const name = `${day} ${kind} ${key}`;
      const known = counts.get(name);
      if (known) known.count++;
      else counts.set(name, { day, kind, key, count: 1 });
    };
    const countAction = (event: ConversationEvent) => {
      const action = doneAction(event);
      if (!action) return;
      if (event.type !== 'workRequested') {
        if (flowId) count('action', `${flowId} ${action.kind}`);
        return;
      }
      // A form registration that ends asks for work once for each thing it sends; the end itself is counted.
      if (action.kind !== 'endForm') count('action', `${event.flowId} ${action.kind}`);
    };
    const generate = (flows: readonly string[], urls: readonly string[]) => {
      hasGenerated = true;
      if (isNew) generatedOn.add(day);
      count('generated');
      for (const id of new Set(flows)) count('generatedFlow', id);
      for (const url of new Set(urls)) count('generatedUrl', url.slice(0, longestUrl));
    };
    for (const event of step.events) {
      countAction(event);
      switch (event.type) {
        case 'started':
          count('conversation');
          if (device) count('device', device);
          break;
        case 'endUserSaid':
          count('visitorMessage');
          break;
        case 'botSaid': {
          count('botMessage');
          const { citations } = event.generated ?? {};
          if (citations)
            generate(
              citations.flatMap((one) => one.flowId ?? []),
              citations.flatMap(({ page }) => page?.url || []),
            );
          break;
        }
        case 'staffSaid':
          count('staffMessage');
          break;
        case 'flowTriggered':
          if (event.trigger === 'generation') generate([event.flowId], []);
          flowId = event.flowId;
          count('flow', flowId);
          break;
        case 'handOverRequested':
        case 'handOverUnavailable':
          count('handOver');
          break;
        case 'callForwarded':
          count('forwarded');
          if (hasGenerated) count('generatedForward');
          break;
        case 'callEnded':
          count('callEnded');
          break;
        case 'questionUnsolved':
          count('unsolved');
          break;
        case 'takenOver':
          count('takeOver');
          break;
        case 'chatRated':
          chatRatedAt = step.at;
          if (isNew) chatRating = { day, stars: event.stars };
          break;
        case 'chatRatingChanged':
          if (isNew) chatRating = { day: dayOf(chatRatedAt || step.at), stars: event.stars };
          break;
        case 'answerRated':
          if (isNew)
            ratings.set(event.of, {
              of: event.of,
              day,
              flowId: event.flowId ?? null,
              feedback: event.feedback,
            });
          break;
        case 'releaseAdopted':
        case 'messageLeft':
        case 'visitorLeft':
        case 'visitorTold':
        case 'understood':
        case 'parametersSet':
        case 'parameterAsked':
        case 'fillingEnded':
        case 'conditionsChecked':
        case 'generationRequested':
        case 'heldTaken':
        case 'noteAdded':
        case 'handedOver':
        case 'returned':
        case 'customerLinked':
        case 'customerRecognised':
        case 'answerSending':
        case 'anonymised':
        case 'left':
        case 'ended':
          break;
        default:
          // Nothing is counted of these but their actions.
          event satisfies ActionEvent;
      }
    }
    yield;
  }
  return {
    seq,
    counts: [...counts.values()],
    ratings: [...ratings.values()],
    chatRating,
    generatedDays: [...generatedOn],
  };
}
