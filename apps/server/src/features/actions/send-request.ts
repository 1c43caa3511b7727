import type { RequestWork, WorkOutcome } from '@samtale/dialog';
import { OutboundError } from '@samtale/providers/http';
import type { App } from '../../app.ts';
import { requestWithSecrets } from '../secrets/index.ts';
import type { WorkPlace } from './perform-work.ts';
import { readReply } from './read-reply.ts';

/**
 * Asks another server, and reads from its reply what is wanted of it. The secrets that the request is sent with are in
 * nothing that comes of it.
 */
export async function sendRequest(
  app: App,
  { agentId }: Pick<WorkPlace, 'agentId'>,
  work: RequestWork,
): Promise<Omit<WorkOutcome, 'tookMs'>> {
  const filled = await requestWithSecrets(app, agentId, work);
  if (filled.failure) return { failure: filled.failure, detail: filled.detail };
  const { request, hide } = filled;
  try {
    const { status, body } = await app.outbound.http.ask(request);
    const detail = String(status);
    if (status < 200 || status >= 300) return { failure: 'status', detail };
    const read = readReply(work, hide(body));
    if (!read) return { failure: 'unreadable', detail };
    const values = Object.fromEntries(
      Object.entries(read).map(([name, text]) => [name, { value: hide(text), text: hide(text) }]),
    );
    return { detail, ...(Object.keys(values).length && { values }) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { failure: error.failure, detail: hide(error.message) };
  }
}
