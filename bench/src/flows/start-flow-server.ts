import { join } from 'node:path';
import { root, type StartedProcess, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';

/** What `flow-server.ts` says when its flows are there. */
export interface FlowServer {
  url: string;
  user: string;
  password: string;
  agentId: string;
  /** Signs its calls. */
  token: string;
}

/** Starts a server whose agent has this many flows, on a data folder of its own or on `DATABASE_URL`. */
export async function startFlowServer(
  flows: number,
  env: Record<string, string> = {},
): Promise<StartedProcess<FlowServer>> {
  const data = temporaryFolder();
  const script = join(root, 'bench/src/flows/flow-server.ts');
  const started = await startProcess<FlowServer>([script, String(flows)], {
    PORT: '0',
    SAMTALE_DATA: data,
    ...env,
  });
  return {
    ...started,
    stop: async () => {
      await started.stop();
      removeFolder(data);
    },
  };
}
