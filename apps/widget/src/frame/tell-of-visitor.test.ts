import { afterEach, expect, it, vi } from 'vitest';
import { setVisitorValues, withinLimits } from './tell-of-visitor.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells what is new, of each conversation, and what was lost once more', async () => {
  const answers = [false, true, true, true];
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: object }) => {
    posted.push([headers, JSON.parse(body).values]);
    if (!answers.shift()) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  await setVisitorValues('one', { plan: 'Basis' });
  await setVisitorValues('one', { plan: 'Basis' });
  await setVisitorValues('one', { plan: 'Basis' });
  await setVisitorValues('one', { plan: 'Pro' });
  await setVisitorValues('two', { plan: 'Pro' });
  expect(posted).toMatchObject([
    [{ authorization: 'Bearer one' }, { plan: 'Basis' }],
    [{ authorization: 'Bearer one' }, { plan: 'Basis' }],
    [{ authorization: 'Bearer one' }, { plan: 'Pro' }],
    [{ authorization: 'Bearer two' }, { plan: 'Pro' }],
  ]);
});

it('keeps to what the server takes', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`n${index}`, 'x']));
  expect(Object.keys(withinLimits(many))).toHaveLength(30);
  expect(withinLimits({ '': 'x', ['y'.repeat(61)]: 'x', long: ` ${'z'.repeat(600)}` })).toEqual({
    long: 'z'.repeat(500),
  });
});
