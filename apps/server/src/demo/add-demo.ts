import type { App } from '../app.ts';
import { trainAgent } from '../features/training/index.ts';
import { password } from './demo-people.ts';
import { createDemo, type Demo } from './ensure-demo.ts';

/**
 * Makes another demo company beside the first, and trains its agent: the browser journeys share a server, and each file of
 * them has a company. `name` tells it from the others: it is in its people's addresses and in its widget's key.
 */
export async function addDemo(
  app: App,
  { name, isUserAdmin }: { name: string; isUserAdmin: boolean },
): Promise<Demo> {
  const clientKey = `nordlys-cykler-${name}`;
  const another = { domain: `${name}.example`, isUserAdmin };
  const agentId = await app.database.transaction((session) =>
    createDemo(session, app.now(), { clientKey, another }),
  );
  await trainAgent(app, agentId);
  return { user: `demo@${another.domain}`, password, agentId, clientKey };
}
