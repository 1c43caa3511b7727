import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { agentParams, id, nothing } from './primitives.ts';

export const searchOnTeamContact = endpoint({
  method: 'GET',
  path: '/team/searchOnTeamContact/teamMember/:name/agentId/:agentId',
  summary: 'The people who work on the agent, by name; `*` finds all',
  access: { kind: 'agent', roles: [0, 2], agentFrom: 'agentId' },
  params: agentParams.extend({ name: z.string().min(1).max(100) }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ id, name: z.string(), email: z.string() })) }),
});
