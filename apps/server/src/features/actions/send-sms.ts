import type { Work, WorkOutcome } from '@samtale/dialog';
import { DeliveryError } from '@samtale/providers';
import { normaliseNumber } from '@samtale/providers/sms';
import type { App } from '../../app.ts';
import type { WorkPlace } from './perform-work.ts';
import { takeSending } from './take-sending.ts';

/** Sends a text message to every number; the first that cannot be reached makes it fail. */
export async function sendSms(
  app: App,
  place: WorkPlace,
  { to, from, text }: Extract<Work, { kind: 'sms' }>,
): Promise<Omit<WorkOutcome, 'tookMs'>> {
  const { sms } = app.outbound;
  if (!sms) return { failure: 'notSetUp', detail: '' };
  // A customer's own number is known on the phone and by text message only.
  const written = to.flatMap(({ kind, value }) => (kind === 'address' ? [value] : []));
  if (!written.length) return { failure: 'noRecipient', detail: '' };
  const numbers = new Set(written.map((number) => normaliseNumber(number) ?? number));
  const taken = await takeSending(app, 'sms', {
    agentId: place.agentId,
    conversationId: place.conversationId,
    recipients: [...numbers],
  });
  if (!taken) return { failure: 'tooMany', detail: [...numbers].join(', ') };
  const reached: string[] = [];
  for (const number of numbers) {
    try {
      if (!normaliseNumber(number)) throw new DeliveryError('badAddress', number);
      await sms.send({ to: number, from, text });
      reached.push(number);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      if (error.failure === 'unreachable' && !reached.length) await taken.giveBack();
      // Doing it again would tell those twice who have been told.
      const failure = reached.length && error.failure === 'unreachable' ? 'refused' : error.failure;
      return { failure, detail: error.message };
    }
  }
  return { detail: reached.join(', ') };
}
