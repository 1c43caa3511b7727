import { danish, english, IntentType } from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import { accounts, agents } from '../features/agents/tables.ts';
import { flows, publishFlow, trainingPhrases } from '../features/flows/index.ts';
import { requestTraining } from '../features/training/index.ts';
import { widgets } from '../features/widgets/index.ts';
import { createId } from '../platform/database/columns.ts';
import type { DatabaseSession } from '../platform/database/database.ts';
import { demoContent } from './demo-content.ts';
import { createDemoCustomers } from './demo-customers.ts';
import type { DemoFlow } from './demo-flow.ts';
import { danishDemoFlows } from './demo-flows-danish.ts';
import { englishDemoFlows } from './demo-flows-english.ts';
import { createDemoPeople, password, user } from './demo-people.ts';

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
    const agentId = await app.database.transaction((session) => createDemo(session, app.now()));
    await train(agentId);
    return { user, password, agentId, clientKey };
  } catch (error) {
    // Nodes that start together on an empty database all make the demo; the first one's is kept.
    const agentId = await app.database.ownerOf(widgets, widgets.clientKey, clientKey);
    if (!agentId) throw error;
    return { user, password, agentId, clientKey };
  }
}

async function createDemo(session: DatabaseSession, now: Date): Promise<string> {
  const accountId = createId();
  const agentId = createId();
  const languageIds = [danish.id, english.id];
  await session.shared.insert(accounts, [{ id: accountId, name: 'Nordlys Cykler' }]);
  await session.shared.insert(agents, [
    { id: agentId, accountId, name: 'Nordlys Cykler', languageIds, createdAt: now.toISOString() },
  ]);
  await createDemoPeople(session, agentId);
  await session
    .agent(agentId)
    .insert(widgets, [{ id: createId(), name: 'Nordlys Cykler', clientKey, accentColor: '#1f5f5b' }]);

  await createDemoCustomers(session, agentId, now);

  const masterIds = new Map(danishDemoFlows.map(({ key }) => [key, createId()]));
  await createFlows(session, agentId, danish, danishDemoFlows, masterIds, now);
  await createFlows(session, agentId, english, englishDemoFlows, masterIds, now);
  const defaults = {
    defaultWelcomeFlowId: masterIds.get('welcome'),
    defaultFallbackFlowId: masterIds.get('fallback'),
  };
  await session.shared.update(agents, defaults, eq(agents.id, agentId));
  return agentId;
}

async function createFlows(
  session: DatabaseSession,
  agentId: string,
  language: typeof danish | typeof english,
  demoFlows: readonly DemoFlow[],
  masterIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const scope = session.agent(agentId);
  const ids = new Map(demoFlows.map(({ key }) => [key, createId()]));
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (!id) throw new Error(`The demo has no flow ${key}`);
    return id;
  };
  for (const flow of demoFlows) {
    const flowId = idOf(flow.key);
    await scope.insert(flows, [
      {
        id: flowId,
        languageId: language.id,
        masterId: masterIds.get(flow.key) ?? flowId,
        parentId: flow.parent ? idOf(flow.parent) : null,
        title: flow.title,
        intentType: IntentType.global,
        content: demoContent(flow, idOf),
        lastModified: now.toISOString(),
      },
    ]);
    const phrases = flow.phrases.map((text) => ({
      id: createId(),
      flowId,
      text,
      normalisedText: normaliseText(text, language.languageCodeShort),
    }));
    await scope.insert(trainingPhrases, phrases);
    await publishFlow(session, agentId, flowId, null, now);
  }
}
