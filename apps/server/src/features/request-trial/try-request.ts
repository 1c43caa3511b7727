import { type FlowActionRecord, flowAction, type RequestTrial } from '@samtale/contract';
import { companyValues, fillRequest, type RequestWork } from '@samtale/dialog';
import { OutboundError, type OutboundReply } from '@samtale/providers/http';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { readReply } from '../actions/index.ts';
import { findAgent } from '../agents/index.ts';
import { toldFacts } from '../company-facts/index.ts';
import { requestWithSecrets } from '../secrets/index.ts';
import { compileRequest } from '../training/index.ts';

const shownBody = 64 * 1024;

/**
 * Sends the request of an action with the given values, and tells all there is to know of it. Throws `badRequest` for
 * an action that asks nobody. Secrets are named where they are sent, and hidden where they come back.
 */
export async function tryRequest(
  app: App,
  agentId: string,
  action: FlowActionRecord,
  values: readonly { name: string; value: string }[],
): Promise<RequestTrial> {
  const compiled = compileRequest(flowAction.parse(action), new Set());
  if (!compiled) throw new AppError('badRequest', 'actions.request.notARequest');
  const known = Object.fromEntries(values.map(({ name, value }) => [name, { value, text: value }]));
  const ownNames = values.map(({ name }) => name);
  const company = toldFacts(await findAgent(app.database, agentId));
  const named = { ...companyValues({ company }, app.now().getTime()), ...known };
  const work = fillRequest(compiled, { values: known, named, ownNames, forms: {} });
  const started = performance.now();
  const { reply, failure, hide } = await ask(app, agentId, work);
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
      value: read?.[name] === undefined ? null : hide(read[name]),
    })),
  };
}

const wantedOf = ({ results, parameter }: RequestWork) =>
  parameter === undefined ? results : [{ name: parameter, path: '' }];

interface Asked {
  reply: Pick<OutboundReply, 'status' | 'contentType' | 'body'> | null;
  failure: string | null;
  /** Takes what the request was sent with out of a text. */
  hide(text: string): string;
}

async function ask(app: App, agentId: string, work: RequestWork): Promise<Asked> {
  const filled = await requestWithSecrets(app, agentId, work);
  if (filled.failure) return { reply: null, failure: filled.failure, hide: String };
  const { request, hide } = filled;
  try {
    const { status, contentType, body } = await app.outbound.http.ask(request);
    const reply = { status, contentType: hide(contentType), body: hide(body) };
    return { reply, failure: status >= 200 && status < 300 ? null : 'status', hide };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { reply: null, failure: error.failure, hide };
  }
}
