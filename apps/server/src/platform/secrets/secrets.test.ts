import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { BrokenSeal, createSecrets, readSecretKey, SealedWithUnknownKey } from './secrets.ts';

const first = randomBytes(32);
const second = randomBytes(32);

describe('a sealed text', () => {
  const secrets = createSecrets([first]);

  test('opens again, and shows nothing of itself', () => {
    const sealed = secrets.seal('nøgle', 'gpt:1');
    expect(sealed).not.toContain('nøgle');
    expect(secrets.open(sealed, 'gpt:1')).toBe('nøgle');
  });

  test('is another one each time', () => {
    expect(secrets.seal('x', 'c')).not.toBe(secrets.seal('x', 'c'));
  });

  test('does not open elsewhere, nor changed', () => {
    const sealed = secrets.seal('key', 'gpt:1');
    expect(() => secrets.open(sealed, 'gpt:2')).toThrow(BrokenSeal);
    const at = sealed.length - 2;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(() => secrets.open(changed, 'gpt:1')).toThrow(BrokenSeal);
    expect(() => secrets.open('key', 'gpt:1')).toThrow(BrokenSeal);
  });

  test('of an empty text opens too', () => {
    expect(secrets.open(secrets.seal('', 'c'), 'c')).toBe('');
  });
});

test('an old key opens what it sealed, the new one seals; a forgotten one opens nothing', () => {
  const sealed = createSecrets([first]).seal('key', 'c');
  const rotated = createSecrets([second, first]);
  expect(rotated.open(sealed, 'c')).toBe('key');
  const reset = rotated.seal('key', 'c');
  expect(createSecrets([second]).open(reset, 'c')).toBe('key');
  expect(() => createSecrets([second]).open(sealed, 'c')).toThrow(SealedWithUnknownKey);
});

describe('a key in the settings', () => {
  test('is 32 bytes in hexadecimal or base64', () => {
    for (const text of [first.toString('hex'), first.toString('base64'), first.toString('base64url')]) {
      expect(readSecretKey(text)).toEqual(first);
    }
    for (const text of ['', 'short', first.toString('hex').slice(1), 'z'.repeat(64)]) {
      expect(readSecretKey(text)).toBeNull();
    }
  });

  test('comes before the older ones', () => {
    const config = readConfig({
      SAMTALE_SECRET_KEY: second.toString('base64'),
      SAMTALE_SECRET_KEYS: `${first.toString('hex')}, ${second.toString('hex')}`,
    });
    expect(config.secretKeys).toEqual([second, first, second]);
    expect(readConfig({}).secretKeys).toEqual([]);
  });

  test('that is none stops the server, without being told on', () => {
    expect(() => readConfig({ SAMTALE_SECRET_KEY: 'hunter2' })).toThrow(/SAMTALE_SECRET_KEY/);
    expect(() => readConfig({ SAMTALE_SECRET_KEY: 'hunter2' })).not.toThrow(/hunter2/);
  });
});
