import type { ChatAction } from '@samtale/contract';
import { endsAction, type LoggedEvent, listedAction } from '@samtale/dialog';

export { actionEventTypes } from '@samtale/dialog';

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
    if (!endsAction(event)) {
      if (event.type === 'formStarted') openForms.set(event.formId, seq);
      const action = listedAction(event);
      if (action) actions.set(seq, { seq, at, ...action, detail: '' });
      continue;
    }
    switch (event.type) {
      case 'workDone': {
        const { of, failure, detail, simulated } = event;
        const outcome = failure ? 'failed' : simulated ? 'simulated' : 'done';
        finish(of, { outcome, detail, ...(failure && { failure }) });
        break;
      }
      case 'formEnded':
        finish(openForms.get(event.formId), {
          outcome: Object.keys(event.values).length ? 'done' : 'empty',
        });
        openForms.delete(event.formId);
        break;
      default:
        event satisfies never;
    }
  }
  return [...actions.values()];
}
