import type { Source } from '@samtale/contract';
import { expect, test } from 'vitest';
import { readAsEdited } from './read-as-edited.ts';
import { savedSource as live } from './saved-source.ts';

/** What is read, when saving gives this. */
async function readAfter(dirty: boolean, saved: Source | null): Promise<(string | number)[]> {
  const done: (string | number)[] = [];
  const saveSilently = async () => {
    done.push('saved');
    return saved;
  };
  await readAsEdited({ dirty, saveSilently }, live, ({ revision }) => done.push(revision));
  return done;
}

test('a source is read as it is saved, which is done first where something was changed', async () => {
  expect(await readAfter(false, null)).toEqual([3]);
  expect(await readAfter(true, { ...live, revision: 4 })).toEqual(['saved', 4]);
});

test('it is not begun again where saving has begun it, nor where saving failed', async () => {
  expect(await readAfter(true, { ...live, isRunning: true })).toEqual(['saved']);
  expect(await readAfter(true, null)).toEqual(['saved']);
});
