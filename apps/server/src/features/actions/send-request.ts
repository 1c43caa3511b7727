import type { RequestWork, WorkOutcome } from '@samtale/dialog';
import { OutboundError } from '@samtale/providers/http';
import type { App } from '../../app.ts';
import { readReply } from './read-reply.ts';

/** Asks another server, and reads from its reply what is wanted of it. */
export async function sendRequest(app: App, work: RequestWork): Promise<Omit<WorkOutcome, 'tookMs'>> {
  try {
    const { status, body } = await app.outward.http.ask(work);
    const detail = String(status);
    if (status < 200 || status >= 300) return { failure: 'status', detail };
    const read = readReply(work, body);
    if (!read) return { failure: 'unreadable', detail };
    const values = Object.fromEntries(
      Object.entries(read).map(([name, text]) => [name, { value: text, text }]),
    );
    return { detail, ...(Object.keys(values).length && { values }) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { failure: error.failure, detail: error.message };
  }
}
