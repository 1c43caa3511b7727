import { beforeAll, beforeEach } from 'vitest';
import { startDueReadings } from '../src/features/sources/due-readings.ts';
import { createAgent } from './factories.ts';
import { inTests } from './in-tests.ts';
import { staffOf } from './people.ts';
import { sourceCalls } from './source-calls.ts';
import { useServer } from './use-server.ts';
import { useWebSite } from './web-site.ts';

/** Gives a file's tests a website, an agent, and the calls on its sources by one of the staff, signed in again for each. */
export function useSources() {
  const site = useWebSite();
  const server = useServer({ config: { allowedHosts: ['127.0.0.1'] } });
  const [s, setCalls] = inTests<{ agentId: string } & ReturnType<typeof sourceCalls>>();
  let agentId = '';
  beforeAll(async () => {
    agentId = await createAgent(server.app);
  });
  const signIn = async () =>
    setCalls({ agentId, ...sourceCalls(await staffOf(server, agentId, [2]), agentId) });
  beforeEach(signIn);
  /** What is due then is read. A sign-in does not outlast them. */
  const passHours = async (hours: number) => {
    server.clock.advance(hours * 3600_000);
    await startDueReadings(server.app);
    await signIn();
  };
  return { site, server, s, passHours };
}
