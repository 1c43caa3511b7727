import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { editAgent } from './edit-agent.ts';
import { findAgents } from './find-agents.ts';
import { listAgents } from './list-agents.ts';
import { readAgentProfile } from './read-agent-profile.ts';
import { rightsOn } from './rights-on.ts';

const { agents } = endpoints;

export const agentProfileRoutes = (app: App): Route[] => [
  route(agents.getAgentList, ({ params, query }) => listAgents(app, { ...params, ...query })),
  route(agents.getAgent, async ({ caller, params }) => ({
    ...(await readAgentProfile(app, params.agentId)),
    may: await rightsOn(app, caller, params.agentId),
  })),
  route(agents.editAgent, async ({ caller, body, client }) => {
    const may = await rightsOn(app, caller, body.id);
    await editAgent(app, may, body);
    // Whoever else administers the agent is to read it in the log of that agent.
    const { userId } = caller;
    await app.audit.write({
      title: 'agents.editAgent',
      userId,
      agentId: body.id,
      records: { record: body.id },
      client,
    });
    return { ...(await readAgentProfile(app, body.id)), may };
  }),
  route(agents.findAgents, async ({ params }) => ({ list: await findAgents(app, params.name) })),
];
