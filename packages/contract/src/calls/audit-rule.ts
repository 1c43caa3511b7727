import type { Endpoint } from './endpoint.ts';

/**
 * What the audit log has of an endpoint's calls. Without a rule those of the staff that do not GET are entered.
 * - `entered`: it changes something, or lets something out of the house, although it is a GET.
 * - `byItself`: the entry is written where the work is done, since only there it is known whom or what it concerns.
 * - `reads`: it changes nothing, although it is no GET.
 * - `passing`: marks of use that nobody would look for later: what was seen, typed or chosen for one's own screen.
 * - `inConversation`: the conversation's own log tells who did it and when.
 */
export type AuditRule = 'entered' | 'byItself' | 'reads' | 'passing' | 'inConversation';

/** Whether successful calls of an endpoint are entered in the audit log by the platform. */
export function isAudited({ access, method, audit }: Pick<Endpoint, 'access' | 'method' | 'audit'>): boolean {
  const isStaff = access.kind === 'agent' || access.kind === 'signedIn';
  return isStaff && (audit === 'entered' || (audit === undefined && method !== 'GET'));
}
