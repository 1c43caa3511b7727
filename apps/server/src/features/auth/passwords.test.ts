import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

test('a password is stored with the work that OWASP asks for, and matches itself alone', async () => {
  const hashed = await hashPassword('correct horse');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hashed, 'correct horse')).toBe(true);
  expect(await passwordMatches(hashed, 'correct house')).toBe(false);
  expect(await passwordMatches(null, 'a password nobody has')).toBe(false);
});
