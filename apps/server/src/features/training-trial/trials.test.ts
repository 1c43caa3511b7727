import { expect, test } from 'vitest';
import { Trials, type TrialWork } from './trials.ts';

/** Work that goes on until it is ended by hand or given up. */
function work() {
  const begun: TrialWork[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const begin = (given: TrialWork) => {
    begun.push(given);
    return promise;
  };
  return { begun, begin, end: resolve };
}
const givenUp = ({ signal }: TrialWork) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

test('the same content is tried once, and its progress is told', async () => {
  const trials = new Trials<string>();
  const { begun, begin, end } = work();
  trials.of('me', 'a', begin);
  await Promise.resolve();
  begun[0]?.onProgress(0.4);
  const again = trials.of('me', 'a', begin);
  expect(again.progress).toBe(0.4);
  end('done');
  expect(await again.result).toBe('done');
  expect(begun).toHaveLength(1);
});

test('other content takes its place, for this person only', async () => {
  const trials = new Trials<string>();
  const mine = work();
  const theirs = work();
  trials.of('me', 'a', mine.begin);
  trials.of('them', 'a', theirs.begin);
  await Promise.resolve();
  trials.of('me', 'b', work().begin);
  expect(mine.begun[0]?.signal.aborted).toBe(true);
  expect(theirs.begun[0]?.signal.aborted).toBe(false);
});

test('what nobody asks for any more is given up', async () => {
  const trials = new Trials<string>(20);
  const { begun, begin } = work();
  trials.of('me', 'a', begin);
  await Promise.resolve();
  const [given] = begun;
  if (!given) throw new Error('Nothing was begun');
  await givenUp(given);
});

test('what failed is tried again when it is asked for again', async () => {
  const trials = new Trials<string>();
  await expect(trials.of('me', 'a', () => Promise.reject(new Error('no'))).result).rejects.toThrow('no');
  expect(await trials.of('me', 'a', () => Promise.resolve('yes')).result).toBe('yes');
});
