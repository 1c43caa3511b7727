import type { Readable } from 'node:stream';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@samtale/contract';
import type { z } from 'zod';
import type { JsonText } from '../tuning/json-text.ts';
import type { CallerOf } from './caller.ts';
import type { ClientOrigin } from './client-origin.ts';
import type { FileReply } from './file-reply.ts';

export interface Request<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The bytes of an endpoint that takes a file. */
  rawBody: Buffer;
  /** The same as they come, of an endpoint that takes more than fits into memory. */
  bodyStream: Readable;
  caller: CallerOf<E['access']['kind']>;
  /** From where the request comes. */
  client: ClientOrigin;
}

export interface Route {
  endpoint: Endpoint;
  handle(request: Request<Endpoint>): Promise<unknown>;
}

/** Binds an endpoint's declaration to the function that does it; both sides of the call are typed by the former. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (
    request: Request<E>,
  ) => Promise<z.input<E['reply']> | ReplyOf<E> | JsonText<ReplyOf<E>> | FileReply>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}
