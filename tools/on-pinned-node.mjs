// Lets a script go on under the pinned Node, with everything installed.
import { spawn } from 'node:child_process';
import { pinnedNode, runsPinned } from './pinned-node.mjs';
import { setUp } from './set-up.mjs';

/** Sets up, then returns on the pinned Node; on another one the script is run again there and this one ends with it. */
export async function onPinnedNode() {
  setUp();
  if (runsPinned) return;
  const child = spawn(pinnedNode(), [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)));
  process.exit(code);
}
