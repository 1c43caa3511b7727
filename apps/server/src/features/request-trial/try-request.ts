import { type FlowActionRecord, flowAction, type RequestTrial } from '@samtale/contract';
import { fillRequest, type RequestWork } from '@samtale/dialog';
import { OutboundError, type OutboundReply } from '@samtale/providers/http';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { readReply } from '../actions/index.ts';
import { compileRequest } from '../training/index.ts';

const shownBody = 64 * 1024;

/**
 * Sends the request of an action with the given values, and tells all there is to know of it. Throws `badRequest` for
 * an action that asks nobody.
 */
export async function tryRequest(
  app: App,
  action: FlowActionRecord,
  values: readonly { name: string; value: string }[],
): Promise<RequestTrial> {
  const compiled = compileRequest(flowAction.parse(action), new Set());
  if (!compiled) throw new AppError('badRequest', 'actions.request.notARequest');
  const known = Object.fromEntries(values.map(({ name, value }) => [name, { value, text: value }]));
  const ownNames = values.map(({ name }) => name);
  const work = fillRequest(compiled, { values: known, ownNames, forms: {} });
  const started = performance.now();
  const { reply, failure } = await ask(app, work);
  const read = reply && !failure ? readReply(work, reply.body) : null;
  const { method, url, headers, body } = work;
  return {
    request: { method, url, headers, body },
    response: reply && {
      status: reply.status,
      contentType: reply.contentType,
      body: reply.body.slice(0, shownBody),
    },
    failure: failure ?? (read ? null : 'unreadable'),
    tookMs: Math.round(performance.now() - started),
    valueList: wantedOf(work).map(({ name, path }) => ({
      parameterAlias: name,
      path,
      value: read?.[name] ?? null,
    })),
  };
}

const wantedOf = ({ results, parameter }: RequestWork) =>
  parameter === undefined ? results : [{ name: parameter, path: '' }];

async function ask(
  app: App,
  work: RequestWork,
): Promise<{ reply: OutboundReply | null; failure: string | null }> {
  try {
    const reply = await app.outward.http.ask(work);
    return { reply, failure: reply.status >= 200 && reply.status < 300 ? null : 'status' };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { reply: null, failure: error.failure };
  }
}
