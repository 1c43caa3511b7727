import { fileURLToPath } from 'node:url';
import { type StartedProcess, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import type { FairServer } from './fair-server.ts';
import { QuietVisitors } from './talk-quietly.ts';

const script = fileURLToPath(new URL('fair-server.ts', import.meta.url));
/** Turns of the quiet visitors together: enough for a percentile, and few enough to be no load. */
const perSecond = 100;

export interface Fair {
  server: StartedProcess<FairServer>;
  quiet: QuietVisitors;
  stop(): Promise<void>;
}

/** A server with two companies, and visitors who talk calmly with one of them. */
export async function startFair(): Promise<Fair> {
  const data = temporaryFolder();
  const env = {
    PORT: '0',
    SAMTALE_DATA: data,
    SAMTALE_LOG: 'silent',
    SAMTALE_ALLOWED_HOSTS: '127.0.0.1',
    // The bench begins more conversations at once than a network's people do.
    SAMTALE_VISITOR_CONVERSATIONS: '1000',
  };
  const server = await startProcess<FairServer>([script], env);
  const { url, quiet: company } = server.ready;
  const quiet = await QuietVisitors.start({ url, clientKey: company.clientKey, perSecond });
  return {
    server,
    quiet,
    stop: async () => {
      quiet.stop();
      await server.stop();
      removeFolder(data);
    },
  };
}
