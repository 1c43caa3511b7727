import type { Role } from '@samtale/contract';

/** Who makes a call, as far as its access rule asks. */
export type Caller =
  | { kind: 'public' }
  | { kind: 'visitor'; conversationId: string; agentId: string }
  | { kind: 'user'; userId: string; sessionId: string }
  | { kind: 'agentUser'; userId: string; sessionId: string; agentId: string; roles: readonly Role[] };

/** The caller that an endpoint's access rule promises to its handler. */
export type CallerOf<Kind extends string> = Kind extends 'agent'
  ? Extract<Caller, { kind: 'agentUser' }>
  : Kind extends 'signedIn'
    ? Extract<Caller, { kind: 'user' }>
    : Kind extends 'visitor'
      ? Extract<Caller, { kind: 'visitor' }>
      : Extract<Caller, { kind: 'public' }>;
