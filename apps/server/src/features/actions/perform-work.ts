import type { ActionWork, WorkOutcome } from '@samtale/dialog';
import type { App } from '../../app.ts';
import { sendEmail } from './send-email.ts';
import { sendRequest } from './send-request.ts';
import { sendSms } from './send-sms.ts';

/** What work is done for. */
export interface WorkPlace {
  agentId: string;
  languageId: string;
  /** Names the work among all work: its conversation, a point and its number there. */
  id: string;
}

/** The conversation that work is done for. */
export const conversationOf = ({ id }: Pick<WorkPlace, 'id'>): string => id.split('.', 1)[0] ?? id;

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
