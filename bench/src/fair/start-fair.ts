import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { root, type StartedProcess, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { flagsOfStart } from '../server/flags-of-start.ts';
import type { FairServer, FairTask, HostileTask } from './fair-server.ts';
import { QuietVisitors } from './talk-quietly.ts';

const script = fileURLToPath(new URL('fair-server.ts', import.meta.url));
/** Turns of the quiet visitors together: enough for a percentile, and few enough to be no load. */
const perSecond = 100;
/** Of the node for the staff, where there is one. */
const staffNiceness = 5;

export interface Fair {
  server: StartedProcess<FairServer>;
  /** Where the hostile companies' people go: the same server, or a node for the staff alone. */
  staffUrl: string;
  quiet: QuietVisitors;
  stop(): Promise<void>;
}

/**
 * A server with a quiet company, whose visitors talk calmly with it, and hostile ones. With `REDIS_URL` the staff have a
 * node of their own, which gives way to the one of the visitors.
 */
export async function startFair(
  hostile: readonly HostileTask[],
  env: Record<string, string> = {},
): Promise<Fair> {
  const data = temporaryFolder();
  const task: FairTask = { hostile };
  const settings = {
    PORT: '0',
    SAMTALE_DATA: data,
    SAMTALE_LOG: 'silent',
    SAMTALE_ALLOWED_HOSTS: '127.0.0.1',
    // All come from one machine; each tells where it would come from, or one would spend what a network has for all.
    SAMTALE_TRUST_PROXY: '1',
    // The bench begins more conversations at once than a network's people do.
    SAMTALE_VISITOR_CONVERSATIONS: '1000',
    ...env,
  };
  const start = (one: FairTask) =>
    startProcess<FairServer>([...flagsOfStart(root), script, JSON.stringify(one)], settings);
  const server = await start(task);
  const staffNode = env.REDIS_URL ? await start({ hostile: [] }) : null;
  if (staffNode) setPriority(staffNode.pid, staffNiceness);
  const { url, quiet: company } = server.ready;
  const quiet = await QuietVisitors.start({ url, clientKey: company.clientKey, perSecond });
  return {
    server,
    staffUrl: staffNode?.ready.url ?? url,
    quiet,
    stop: async () => {
      quiet.stop();
      await staffNode?.stop();
      await server.stop();
      removeFolder(data);
    },
  };
}
