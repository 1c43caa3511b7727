import { costlyCallsAtOnce, endpoints } from '@samtale/contract';
import { expect, test } from 'vitest';
import type { Asker } from '../limits/asker.ts';
import { AskerLimits } from '../limits/asker-limits.ts';
import { Admission } from './admit-call.ts';

const costly = endpoints.exchange.exportAgent;
const usual = endpoints.auth.login;
const developer = (id: string): Asker => ({ person: { kind: 'user', id }, network: 'home', company: 'firm' });

function admitted() {
  const admission = new Admission(new AskerLimits({ visitor: 1e6, user: 1e6, network: 1e6, company: 1e6 }));
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const call = (endpoint: typeof costly | typeof usual, who: string, name = who) =>
    admission.work(endpoint, admission.charge(endpoint, developer(who), 0), () => {
      begun.push(name);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  return { call, begun, finish };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a person's costly calls are done a few at a time, and nothing else waits for them", async () => {
  const { call, begun, finish } = admitted();
  const calls = Array.from({ length: 20 }, (_, n) => call(costly, 'a', `export ${n}`));
  calls.push(call(usual, 'a', 'small'), call(costly, 'b'));
  await turn();
  const first = Array.from({ length: costlyCallsAtOnce.most }, (_, n) => `export ${n}`);
  expect(begun.toSorted()).toEqual(['b', ...first, 'small']);
  while (begun.length < calls.length) {
    finish.shift()?.();
    await turn();
  }
  for (const end of finish) end();
  await Promise.all(calls);
});

test('more than may wait are refused, and have taken nobody’s turn', async () => {
  const { call, finish } = admitted();
  const { most, waiting } = costlyCallsAtOnce;
  const calls = Array.from({ length: most + waiting }, () => call(costly, 'a'));
  await expect(call(costly, 'a')).rejects.toMatchObject({ code: 'tooManyRequests' });
  for (const _ of calls) {
    await turn();
    finish.shift()?.();
  }
  await Promise.all(calls);
});
