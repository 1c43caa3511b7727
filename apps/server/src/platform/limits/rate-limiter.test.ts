import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

const second = 1000;

function paceOf(perMinute: number) {
  let now = 0;
  const pace = new RateLimiter(perMinute, () => now);
  return {
    /** How many of so many are let through at once. */
    let: (times: number, subject = 'one') =>
      Array.from({ length: times }, () => pace.allows(subject)).filter(Boolean).length,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('as many at once as in a minute, then one by one as time goes by', () => {
  const pace = paceOf(60);
  expect(pace.let(100)).toBe(60);
  pace.wait(5 * second);
  expect(pace.let(100)).toBe(5);
});

test('everybody has their own', () => {
  const pace = paceOf(10);
  expect(pace.let(20)).toBe(10);
  expect(pace.let(20, 'another')).toBe(10);
});

test('what was used up stays so over the turn of the minute, and who was away for long may do everything', () => {
  const pace = paceOf(60);
  pace.wait(59 * second);
  expect(pace.let(100)).toBe(60);
  pace.wait(2 * second);
  expect(pace.let(100)).toBe(2);
  pace.wait(10 * 60 * second);
  expect(pace.let(100)).toBe(60);
});
