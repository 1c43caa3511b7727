import { newId, newSource, type Source } from '@samtale/contract';
import { expect, test } from 'vitest';
import { readAsEdited } from './read-as-edited.ts';

const { password: _, ...begun } = newSource;
const live: Source = {
  ...begun,
  id: newId,
  agentId: newId,
  url: 'https://www.butik.dk',
  hasPassword: false,
  gptSettingClientList: [],
  documentList: [],
  revision: 3,
  isRunning: false,
  status: 1,
  failure: null,
  failureDetail: '',
  lastRunDatetimeStart: null,
  lastRunDatetime: null,
  nextRunDatetime: null,
  readPage: 0,
  waitingPage: 0,
  totalPage: 0,
  totalToken: 0,
  failedPage: 0,
};

/** What is read, when saving gives this. */
async function readAfter(dirty: boolean, saved: Source | null): Promise<(string | number)[]> {
  const done: (string | number)[] = [];
  const save = async () => {
    done.push('saved');
    return saved;
  };
  await readAsEdited({ dirty, save }, live, ({ revision }) => done.push(revision));
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
