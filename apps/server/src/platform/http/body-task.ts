import { type Endpoint, endpoints } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import { checked } from './check-part.ts';
import { type PackedBody, packBody } from './packed-body.ts';

const byName = new Map(
  Object.values(endpoints).flatMap((group) =>
    Object.values<Endpoint>(group).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  ),
);

const malformed = () =>
  new AppError('badRequest', 'error.badRequest', {
    fields: [{ path: '', messageKey: 'error.malformedBody' }],
  });

/** What a body of JSON says, as an endpoint has it. Throws `badRequest`. */
export function run({ endpoint, bytes }: { endpoint: string; bytes: Uint8Array }): PackedBody {
  const schema = byName.get(endpoint)?.body;
  if (!schema) throw new Error(`There is no endpoint ${endpoint}`);
  return packBody(checked(schema, parse(new TextDecoder().decode(bytes)), 'body'));
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (namesPrototype(value)) throw malformed();
  return value;
}

/** Whether something would change what objects are made of, if its fields were copied: it is refused everywhere. */
function namesPrototype(value: unknown): boolean {
  const rest = [value];
  for (let one = rest.pop(); one !== undefined; one = rest.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    if (Object.hasOwn(one, '__proto__')) return true;
    const made = Object.hasOwn(one, 'constructor') ? (one as { constructor: unknown }).constructor : null;
    if (typeof made === 'object' && made && 'prototype' in made) return true;
    for (const part of Object.values(one)) if (typeof part === 'object') rest.push(part);
  }
  return false;
}
