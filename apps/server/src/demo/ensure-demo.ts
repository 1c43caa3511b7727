import { danish, english } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import { accounts } from '../features/accounts/index.ts';
import { agents } from '../features/agents/tables.ts';
import { writeFlows } from '../features/starter-bots/index.ts';
import { startSubscription } from '../features/subscriptions/index.ts';
import { requestTraining } from '../features/training-runs/index.ts';
import { widgets } from '../features/widgets/index.ts';
import { createId } from '../platform/database/columns.ts';
import type { DatabaseSession } from '../platform/database/database.ts';
import { createDemoCustomers } from './demo-customers.ts';
import { danishDemoFlows } from './demo-flows-danish.ts';
import { englishDemoFlows } from './demo-flows-english.ts';
import { type AnotherDemo, createDemoPeople, password, user } from './demo-people.ts';

export interface Demo {
  user: string;
  password: string;
  agentId: string;
  clientKey: string;
}

const clientKey = 'nordlys-cykler';

/** Makes the demo account, user, agent and widget unless they are there, and has the agent trained. */
export async function ensureDemo(
  app: App,
  { train = (agentId: string) => requestTraining(app, agentId) } = {},
): Promise<Demo> {
  const present = await app.database.ownerOf(widgets, widgets.clientKey, clientKey);
  if (present) return { user, password, agentId: present, clientKey };
  try {
    const agentId = await app.database.transaction((session) =>
      createDemo(session, app.now(), { clientKey }),
    );
    await train(agentId);
    return { user, password, agentId, clientKey };
  } catch (error) {
    // Nodes that start together on an empty database all make the demo; the first one's is kept.
    const agentId = await app.database.ownerOf(widgets, widgets.clientKey, clientKey);
    if (!agentId) throw error;
    return { user, password, agentId, clientKey };
  }
}

/** Nobody's: no company has this number. */
const demoCompany = {
  name: 'Nordlys Cykler',
  cvr: '00000000',
  url: 'nordlys.example',
  address: 'Havnegade 12',
  postalCode: '8000',
  city: 'Aarhus C',
  billingFirstName: 'Demo',
  billingLastName: 'Bruger',
  billingEmail: 'faktura@nordlys.example',
};

/** Makes a demo company, its agent untrained. The agent's id. */
export async function createDemo(
  session: DatabaseSession,
  now: Date,
  { clientKey, another }: { clientKey: string; another?: AnotherDemo },
): Promise<string> {
  const accountId = createId();
  const agentId = createId();
  const languageIds = [danish.id, english.id];
  await session.shared.insert(accounts, [{ id: accountId, ...demoCompany }]);
  await session.shared.insert(agents, [
    {
      id: agentId,
      accountId,
      name: 'Nordlys Cykler',
      projectName: 'nordlys-cykler',
      languageIds,
      includeGpt: true,
      createdAt: now.toISOString(),
    },
  ]);
  await startSubscription(session, agentId, 'chatbotEnterprise', now);
  await createDemoPeople(session, accountId, agentId, another);
  await session.agent(agentId).insert(widgets, [{ id: createId(), name: 'Nordlys Cykler', clientKey }]);

  await createDemoCustomers(session, agentId, now);

  const masterIds = new Map(danishDemoFlows.map(({ key }) => [key, createId()]));
  await writeFlows(session, agentId, danish, danishDemoFlows, masterIds, now);
  await writeFlows(session, agentId, english, englishDemoFlows, masterIds, now);
  const defaults = {
    defaultWelcomeFlowId: masterIds.get('welcome'),
    defaultFallbackFlowId: masterIds.get('fallback'),
  };
  await session.shared.update(agents, defaults, eq(agents.id, agentId));
  return agentId;
}
