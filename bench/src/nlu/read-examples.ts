import { readFile } from 'node:fs/promises';
import type { TrainingExample } from '@samtale/nlu';

/** Reads a file of `text<TAB>label` lines; lines without a tab are passed over. */
export async function readExamples(file: string): Promise<TrainingExample[]> {
  const content = await readFile(file, 'utf8');
  return content.split(/\r?\n/).flatMap((line) => {
    const tab = line.lastIndexOf('\t');
    return tab < 0 ? [] : [{ text: line.slice(0, tab), label: line.slice(tab + 1) }];
  });
}
