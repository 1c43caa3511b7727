import { spawn } from 'node:child_process';
import { keepTrackOf } from './running-processes.ts';

/** Runs a Node script to its end and returns what it printed. Rejects with its errors when it fails. */
export function runProcess(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    keepTrackOf(child);
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${args[0]} ended with ${code}:\n${errors}`));
    });
  });
}
