import { expect, test } from 'vitest';
import { withoutPassword } from './without-password.ts';

test.for([
  ['postgres://samtale@db/samtale', 'postgres://samtale@db/samtale'],
  ['postgres://samtale:hunter2@db:5432/samtale', 'postgres://samtale:***@db:5432/samtale'],
  ['postgres://samtale:hun/t:er@2@db/samtale', 'postgres://samtale:***@db/samtale'],
  [
    'postgres://db/samtale?user=a&password=hunter2&sslmode=require',
    'postgres://db/samtale?user=a&password=***&sslmode=require',
  ],
  ['rediss://:hunter2@cache:6380/1', 'rediss://:***@cache:6380/1'],
  ['samtale:hunter2@db', 'samtale:***@db'],
  ['db:5432', 'db:5432'],
] as const)('%s is shown as %s', ([address, shown]) => {
  expect(withoutPassword(address)).toBe(shown);
});
