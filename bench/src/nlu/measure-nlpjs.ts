import { spawn } from 'node:child_process';
import { peersFolder } from '../install-peers.ts';
import type { DataSet, Measurement } from './measurement.ts';

/**
 * `default`: as installed. `tuned`: the setting that gives nlp.js its best accuracy, at 12 times the
 * training time. The figures must beat both.
 */
export type NlpjsVariant = 'default' | 'tuned';

/** Trains and tries nlp.js in a process of its own: it keeps its settings in a process-wide singleton. */
export async function measureNlpjs(data: DataSet, variant: NlpjsVariant): Promise<Measurement> {
  const script = `${peersFolder}nlpjs-intents.mjs`;
  return JSON.parse(await runNode([script, data.train, data.test, data.language, variant]));
}

function runNode(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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
      else reject(new Error(`nlp.js ended with ${code}:\n${errors}`));
    });
  });
}
