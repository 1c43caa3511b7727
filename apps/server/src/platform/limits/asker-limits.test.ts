import { describe, expect, test } from 'vitest';
import type { Asker } from './asker.ts';
import { AskerLimits } from './asker-limits.ts';

const points = { visitor: 10, user: 50, network: 100, company: 200 };
const visitor = (n: number, network = 'home', company = 'firm'): Asker => ({
  person: { kind: 'visitor', id: `v${n}` },
  network,
  company,
});
/** How many of so many calls of one point are let through. */
const letThrough = (limits: AskerLimits, askers: readonly Asker[]) =>
  askers.filter((asker) => {
    try {
      limits.take(asker, 1);
      return true;
    } catch {
      return false;
    }
  }).length;
const times = (count: number, asker: (n: number) => Asker) =>
  Array.from({ length: count }, (_, n) => asker(n));

describe('points are taken', () => {
  test('of a person, whatever the network has left', () => {
    expect(
      letThrough(
        new AskerLimits(points),
        times(30, () => visitor(1)),
      ),
    ).toBe(10);
  });

  test('of a network, however many persons it says it is', () => {
    expect(
      letThrough(
        new AskerLimits(points),
        times(300, (n) => visitor(n)),
      ),
    ).toBe(100);
  });

  test('of a company, from however many networks', () => {
    expect(
      letThrough(
        new AskerLimits(points),
        times(400, (n) => visitor(n, `n${n}`)),
      ),
    ).toBe(200);
  });
});

test('who is refused has lost nothing, and is told when to ask again', () => {
  const limits = new AskerLimits(points);
  expect(
    letThrough(
      limits,
      times(100, (n) => visitor(n)),
    ),
  ).toBe(100);
  expect(() => limits.take(visitor(200), 5)).toThrow(expect.objectContaining({ code: 'tooManyRequests' }));
  // The person and the company are as before.
  expect(
    letThrough(
      limits,
      times(20, () => visitor(200, 'elsewhere')),
    ),
  ).toBe(10);
});

test('what is given back may be spent again', () => {
  const limits = new AskerLimits(points);
  limits.take(visitor(1), 10);
  limits.giveBack(visitor(1), 10);
  expect(
    letThrough(
      limits,
      times(30, () => visitor(1)),
    ),
  ).toBe(10);
});

test('what was spent at another node counts here', () => {
  const [here, there] = [new AskerLimits(points), new AskerLimits(points)];
  expect(there.shared.takeSpent()).toEqual([]);
  for (let n = 0; n < 150; n++) there.take(visitor(n, `n${n}`), 1);
  here.shared.spendElsewhere(there.shared.takeSpent());
  expect(
    letThrough(
      here,
      times(400, (n) => visitor(1000 + n, `m${n}`)),
    ),
  ).toBe(50);
  expect(there.shared.takeSpent()).toEqual([]);
});

test('what was given back at another node is given back here', () => {
  const [here, there] = [new AskerLimits(points), new AskerLimits(points)];
  there.shared.takeSpent();
  const tell = () => here.shared.spendElsewhere(there.shared.takeSpent());
  there.take(visitor(1, 'n'), 10);
  tell();
  there.giveBack(visitor(1, 'n'), 10);
  tell();
  expect(() => here.take(visitor(1, 'n'), 10)).not.toThrow();
});
