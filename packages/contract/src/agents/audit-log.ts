import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { administrators } from '../calls/roles.ts';

/** What a record is that somebody changed, where it has a name and a place in the console. */
export const auditRecordKind = z.enum([
  'flow',
  'template',
  'entityType',
  'team',
  'user',
  'test',
  'agent',
  'widget',
  'source',
  'cannedReply',
  'secret',
  'phoneNumber',
  'phoneProvider',
  'subscription',
]);
export type AuditRecordKind = z.infer<typeof auditRecordKind>;

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** What was done: the noun and name of an endpoint, such as `flows.deleteFlow`, or of something like it. */
  title: z.string(),
  userId: id.nullable(),
  /** What they were called then. */
  userName: z.string(),
  /** Where from: an IP address, and what the browser said it was. */
  address: z.string(),
  userAgent: z.string(),
  /** The ids in the call's address, by the parameter's name, and as `record` that of what was saved. */
  records: z.record(z.string(), z.string()),
  /** Those of them that have a name: the one they have now, or of what is gone the one it had when it was deleted. */
  named: z.array(
    z.object({
      id,
      kind: auditRecordKind,
      name: z.string(),
      languageId: id.nullable(),
      isGone: z.boolean(),
    }),
  ),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** What is entered beside calls that succeed, and what one call can do in two ways. */
export const auditMoments = {
  signInFailed: 'auth.signInFailed',
  /** A device was signed out: what it renews its sign-in with was used a second time. */
  tokenReused: 'auth.tokenReused',
  activated: 'profile.activateUser',
  deactivated: 'profile.deactivateUser',
} as const;

/** Most entries of one answer. */
export const auditPageMax = 500;
export const auditPage = 50;
/** Most titles that a search names. */
export const auditTitlesMax = 200;

export const auditQuery = z.object({
  /** Whose entries. */
  userId: id.optional(),
  /** The noun of what was done, such as `flows`. */
  kind: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
  /** From this moment on, and up to this one. */
  from: timestamp.optional(),
  to: timestamp.optional(),
  /** In the name of who did it, the address or the id of a record. */
  searchText: z.string().trim().max(200).default(''),
  /** What the search finds by what it is called on the screen: titles with commas between them. */
  titles: z
    .string()
    .regex(/^[\w.]*(,[\w.]+)*$/)
    .max(auditTitlesMax * 60)
    .default(''),
  /** `next` of the answer before: what is older than that. */
  before: z
    .string()
    .regex(/^\d{1,15}\.[0-9a-f-]{36}$/i)
    .optional(),
  take: z.coerce.number().int().min(1).max(auditPageMax).default(auditPage),
});

export const getAuditPeople = endpoint({
  method: 'GET',
  path: '/auditLog/people/agentId/:agentId',
  summary: 'Whose doings are in the audit log, also of those who are gone, by the name they had last',
  access: administrators,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ id, name: z.string() })) }),
  provides: [],
});

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/auditLog/agentId/:agentId',
  summary:
    'Who did what, when and from where: on the agent, and to themselves as users of its company; newest first',
  access: administrators,
  params: agentParams,
  query: auditQuery,
  body: nothing,
  reply: z.object({
    list: z.array(auditEntry),
    /** Asks for those before; null at the end. */
    next: z.string().nullable(),
  }),
  provides: [],
});
