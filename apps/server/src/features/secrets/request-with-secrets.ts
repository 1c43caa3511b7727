import {
  atQuery,
  fillSecrets,
  insideString,
  type RequestWork,
  saysJson,
  secretKey,
  secretsInText,
} from '@samtale/dialog';
import type { OutboundRequest } from '@samtale/providers/http';
import { inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { BrokenSeal, SealedWithUnknownKey } from '../../platform/secrets/secrets.ts';
import { hiding } from './hiding.ts';
import { sealContext } from './seal-context.ts';
import { agentSecrets } from './tables.ts';

/** A request as it is sent, and what takes the secrets out of a text that comes back; or why it cannot be sent. */
export type SecretRequest =
  | { failure: null; request: OutboundRequest; hide(text: string): string }
  | { failure: 'noSecret' | 'badAddress'; detail: string };

/**
 * Puts the agent's secrets into a request that names them: nothing but what is sent may hold them. They are for the
 * server that is asked: headers with one go along with no redirect to another, and a body with one with none at all.
 */
export async function requestWithSecrets(
  app: App,
  agentId: string,
  work: RequestWork,
): Promise<SecretRequest> {
  const [place, query] = atQuery(work.url);
  if (secretsInText(place).length) return { failure: 'badAddress', detail: '' };
  const { method, timeoutMs, headers, body } = work;
  const texts = [query, ...headers.map(({ value }) => value), body ?? ''];
  const names = texts.flatMap(secretsInText);
  const values = names.length ? await open(app, agentId, names) : new Map<string, string>();
  const missing = names.find((name) => !values.has(secretKey(name)));
  if (missing !== undefined) return { failure: 'noSecret', detail: missing };
  const fill = (text: string, written = (value: string) => value) =>
    fillSecrets(text, (name) => written(values.get(secretKey(name)) ?? ''));
  const ownHeaders = headers.filter(({ value }) => secretsInText(value).length).map(({ name }) => name);
  return {
    failure: null,
    request: {
      method,
      timeoutMs,
      url: place + fill(query, encodeURIComponent),
      headers: headers.map(({ name, value }) => ({
        name,
        value: fill(value, (one) => one.replace(/[\r\n]+/g, ' ')),
      })),
      body: body === null ? null : fill(body, saysJson(headers) ? insideString : undefined),
      ownHeaders,
      ...(secretsInText(body ?? '').length && { staysThere: true }),
    },
    hide: hiding([...values.values()]),
  };
}

/** The values by the secrets' keys; one that cannot be opened is as good as none. */
async function open(app: App, agentId: string, names: readonly string[]): Promise<Map<string, string>> {
  const where = inArray(agentSecrets.key, names.map(secretKey));
  const rows = await app.database.agent(agentId).select(agentSecrets, { where });
  const values = new Map<string, string>();
  for (const { id, key, sealed } of rows) {
    try {
      values.set(key, app.secrets.open(sealed, sealContext(id)));
    } catch (err) {
      if (!(err instanceof SealedWithUnknownKey || err instanceof BrokenSeal)) throw err;
      app.log.error({ err, secret: id }, 'a secret of an agent cannot be opened');
    }
  }
  return values;
}
