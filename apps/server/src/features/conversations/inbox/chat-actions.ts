import type { ChatAction } from '@samtale/contract';
import type { ConversationEvent, ConversationEventType, LoggedEvent } from '@samtale/dialog';

/** The kinds of events that tell of actions: a log's others need not be read. */
export const actionEventTypes = [
  'workRequested',
  'workDone',
  'formStarted',
  'formEnded',
  'handOverRequested',
  'handOverUnavailable',
  'callForwarded',
  'callEnded',
  'chatClosed',
] as const satisfies ConversationEventType[];

type ActionEvent = Extract<ConversationEvent, { type: (typeof actionEventTypes)[number] }>;

const isActionEvent = (event: ConversationEvent): event is ActionEvent =>
  (actionEventTypes as readonly ConversationEventType[]).includes(event.type);

/** What the bot has done in a conversation beside answering, from its log; the oldest first. */
export function chatActions(events: readonly LoggedEvent[]): ChatAction[] {
  const actions = new Map<number, ChatAction>();
  /** By the form, the number of the event that began the registration which is open. */
  const openForms = new Map<string, number>();
  const finish = (seq: number | undefined, end: Partial<ChatAction>) => {
    const action = seq === undefined ? undefined : actions.get(seq);
    if (action) actions.set(action.seq, { ...action, ...end });
  };
  for (const { seq, at, event } of events) {
    if (!isActionEvent(event)) continue;
    const act = (
      kind: ChatAction['kind'],
      about: string,
      outcome: ChatAction['outcome'] = 'done',
      detail = '',
    ) => actions.set(seq, { seq, at, kind, about, outcome, detail });
    switch (event.type) {
      case 'workRequested':
        act(event.action, event.about, 'underWay');
        break;
      case 'workDone': {
        const { of, failure, detail, simulated } = event;
        const outcome = failure ? 'failed' : simulated ? 'simulated' : 'done';
        finish(of, { outcome, detail, ...(failure && { failure }) });
        break;
      }
      case 'formStarted':
        openForms.set(event.formId, seq);
        act('startForm', event.name, 'underWay');
        break;
      case 'formEnded':
        finish(openForms.get(event.formId), {
          outcome: Object.keys(event.values).length ? 'done' : 'empty',
        });
        openForms.delete(event.formId);
        break;
      case 'handOverRequested':
        act('handOver', '');
        break;
      case 'handOverUnavailable':
        act('handOver', '', 'unavailable');
        break;
      case 'callForwarded':
        act('forward', event.to.value);
        break;
      case 'callEnded':
        act('hangUp', '');
        break;
      case 'chatClosed':
        act('close', '');
        break;
      default:
        event satisfies never;
    }
  }
  return [...actions.values()];
}
