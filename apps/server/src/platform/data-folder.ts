import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the server's folder where it is missing. Throws `StartError` when the server cannot keep anything in it. */
export function makeDataFolder(directory: string): void {
  try {
    makeFolder(directory);
    if (!statSync(directory).isDirectory()) throw new Error('it is a file');
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      {
        setting: `SAMTALE_DATA=${directory}`,
        wrong: `nothing can be kept in this folder (${error instanceof Error ? error.message : error})`,
        remedy: 'let the user who runs the server read and write there, or name another folder',
      },
      { cause: error },
    );
  }
}

/** One after another: where a file system takes none, Node's own `recursive` tries for ever (/proc, in Node 24). */
function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  makeFolder(dirname(directory));
  mkdirSync(directory);
}
