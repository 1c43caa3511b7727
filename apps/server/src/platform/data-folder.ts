import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Makes the server's folder where it is missing. Throws `StartError` when the server cannot keep anything in it. */
export function makeDataFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
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
