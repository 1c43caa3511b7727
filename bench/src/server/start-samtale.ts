import { root, type StartedProcess, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { flagsOfStart } from './flags-of-start.ts';

/** What `npm start` says when it is ready. */
export interface ReadyServer {
  url: string;
  user: string;
  password: string;
  widget: string;
  agentId: string;
  ms: number;
}

/** All visitors of a bench come from one machine, and few of them speak for many. They are counted all the same. */
const manyVisitors = {
  SAMTALE_VISITOR_MESSAGES: '10000000',
  SAMTALE_VISITOR_CONVERSATIONS: '10000000',
  SAMTALE_USER_POINTS: '1000000000',
  SAMTALE_NETWORK_POINTS: '1000000000',
  SAMTALE_COMPANY_POINTS: '1000000000',
};

/** Starts the built product as `npm start` does, on a free port and the given environment. */
export const startSamtaleWith = (
  env: Record<string, string>,
  script: 'serve' | 'start' = 'serve',
  folder = root,
) =>
  startProcess<ReadyServer>(
    [...flagsOfStart(folder), `tools/${script}.mjs`],
    { PORT: '0', ...manyVisitors, ...env },
    folder,
  );

/** The same on a data folder of its own, or on a PostgreSQL by `DATABASE_URL`; of another clone if `folder` is one. */
export async function startSamtale(
  env: Record<string, string> = {},
  folder = root,
): Promise<StartedProcess<ReadyServer>> {
  const data = temporaryFolder();
  const started = await startSamtaleWith({ SAMTALE_DATA: data, ...env }, 'serve', folder);
  return {
    ...started,
    stop: async () => {
      await started.stop();
      removeFolder(data);
    },
  };
}
