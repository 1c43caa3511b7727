import type { ActionWork, WorkOutcome } from '@samtale/dialog';
import type { App } from '../../app.ts';
import { sendEmail } from './send-email.ts';
import { sendRequest } from './send-request.ts';
import { sendSms } from './send-sms.ts';

/** What work is done for. */
export interface WorkPlace {
  agentId: string;
  languageId: string;
  /** Null of one that is only tried. */
  conversationId: string | null;
  /** Names the work among all work. */
  id: string;
}

/** Does what a conversation has asked for. Never throws: what goes wrong is the outcome. */
export async function performWork(app: App, place: WorkPlace, work: ActionWork): Promise<WorkOutcome> {
  const started = performance.now();
  const outcome = await perform(app, place, work).catch((err): Omit<WorkOutcome, 'tookMs'> => {
    app.log.error({ err, work: work.kind }, 'work failed');
    return { failure: 'refused', detail: '' };
  });
  return { ...outcome, tookMs: Math.round(performance.now() - started) };
}

function perform(app: App, place: WorkPlace, work: ActionWork): Promise<Omit<WorkOutcome, 'tookMs'>> {
  switch (work.kind) {
    case 'email':
      return sendEmail(app, place, work);
    case 'sms':
      return sendSms(app, place, work);
    case 'request':
      return sendRequest(app, place, work);
  }
}
