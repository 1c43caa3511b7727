import type { z } from 'zod';
import type { AgentOption } from '../agents/agents.ts';
import type { AuditRule } from './audit-rule.ts';
import type { Role } from './roles.ts';
import type { Subject } from './subjects.ts';

/**
 * Who may call an endpoint.
 * - `public`: anyone. `visitor`: the holder of a conversation's visitor token.
 * - `signedIn`: any user with a valid access token.
 * - `agent`: a user linked to the agent that the call concerns, with one of `roles` there. The agent is named by
 *   the path parameter `agentFrom`: its id, or the id of a conversation or a team of it. Another customer's id reads as 404.
 *   With `includes` the agent is to have that option as well.
 * With `userAdmin` only those who look after all agents may, beside what else the rule asks for. Who has nothing but
 * plans that have ended may only do what says `whenEnded`: see that it is so, and what is their own.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'visitor' }
  | { kind: 'signedIn'; userAdmin?: true; whenEnded?: true }
  | {
      kind: 'agent';
      roles: readonly Role[];
      agentFrom: 'agentId' | 'selectedAgentId' | 'chatToken' | 'teamId';
      includes?: AgentOption;
      userAdmin?: true;
      whenEnded?: true;
    };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint: from this declaration come its route, guard, documentation, client call and query key. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> {
  method: Method;
  /** Below `/api`, parameters as `:name`. */
  path: string;
  /** One line for the documentation. */
  summary: string;
  access: Rule;
  params: Params;
  query: Query;
  /** What the body is checked against; a `rawBody` endpoint takes bytes (`application/octet-stream`) instead. */
  body: Body;
  /** `stream` for bytes that do not fit into memory: they are read as they come. */
  rawBody?: true | 'stream';
  reply: Reply;
  /** The content type of an endpoint that replies with a file instead. */
  fileReply?: string;
  /** Largest accepted body in bytes; 1 MiB without it. */
  bodyLimit?: number;
  /** What a call costs whoever makes it, in points (`bounds.ts`); by its method and `bodyLimit` without it. */
  cost?: number;
  /** What each megabyte of a call's body costs besides; by how the body is read without it. */
  megabyteCost?: number;
  /** The message keys this call can be refused with, beside those of its access rule and validation. */
  errors?: readonly string[];
  /** Whether a call is entered in the audit log, where that does not follow from its method (`isAudited`). */
  audit?: AuditRule;
  /** Where the id of what it changes stands that neither the path names nor the body or the reply as its own `id`. */
  auditRecord?: `body.${string}` | `reply.${string}`;
  /** What the answer provides, where the console keeps it: it is read again once some of that is invalidated. */
  provides?: readonly Subject[];
  /**
   * What a call of the staff changes of what the console keeps; empty for nothing. Not the record itself, where the reply
   * is that record and the console shows it, or where it is gone.
   */
  invalidates?: readonly Subject[];
}

/** Declares an endpoint; the types of its parts are kept for both sides. */
export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Rule extends Access,
>(declaration: Endpoint<Params, Query, Body, Reply, Rule>): Endpoint<Params, Query, Body, Reply, Rule> {
  return declaration;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a caller passes: parts an endpoint does not take may be left out. */
export interface CallInput<E extends Endpoint> {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
}
