import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Group, groups, onlyWhenNamed } from './bench.ts';
import { root } from './process/start-process.ts';

export interface BenchArguments {
  /** What to run; unless named, everything but what takes too long. */
  groups: readonly Group[];
  data: string;
  quick: boolean;
  /** File to save the rows in. */
  json?: string;
  before?: string;
  train?: string;
  test?: string;
  language?: 'da' | 'en';
}

export const usage = `npm run bench -- [${groups.join('|')} …] [--json FILE] [--data DIR] [--before DIR] [--quick]
npm run bench -- nlu --train A.tsv --test B.tsv [--language da|en]`;

/**
 * Reads the command line; paths are taken from where the command was given.
 * @throws {Error} for what is not understood, saying what.
 */
export function readArguments(args: readonly string[], workingFolder: string): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      data: { type: 'string' },
      before: { type: 'string' },
      quick: { type: 'boolean', default: false },
      train: { type: 'string' },
      test: { type: 'string' },
      language: { type: 'string' },
    },
  });
  const { json, data, before, quick, train, test, language } = values;
  if ((train === undefined) !== (test === undefined)) throw new Error('--train and --test go together');
  if (language !== undefined && language !== 'da' && language !== 'en') {
    throw new Error(`--language is da or en, not ${language}`);
  }
  const unknown = positionals.find((name) => !groups.some((group) => group === name));
  if (unknown) throw new Error(`There is no group ${unknown}`);
  const named = groups.filter((group) => positionals.includes(group));
  const usual = groups.filter((group) => !onlyWhenNamed.includes(group));
  const path = (value: string) => resolve(workingFolder, value);
  return {
    groups: train === undefined ? (named.length ? named : usual) : ['nlu'],
    data: data === undefined ? resolve(root, '../shared/data') : path(data),
    quick,
    ...(json !== undefined && { json: path(json) }),
    ...(before !== undefined && { before: path(before) }),
    ...(train !== undefined && { train: path(train) }),
    ...(test !== undefined && { test: path(test) }),
    ...(language !== undefined && { language }),
  };
}
