import { expect, test } from 'vitest';
import { checkRoles, checkUserCount } from './check-plan.ts';

test('a plan for so many people takes no more', () => {
  expect(() => checkUserCount({ users: 2 }, 1)).not.toThrow();
  expect(() => checkUserCount({ users: 2 }, 2)).toThrow('team.upgrade.users');
  expect(() => checkUserCount({ users: null }, 1000)).not.toThrow();
});

test('a plan without roles takes administrators, and roles somebody has already', () => {
  expect(() => checkRoles({ userRoles: false }, [0])).not.toThrow();
  expect(() => checkRoles({ userRoles: false }, [0, 3])).toThrow('team.upgrade.userRoles');
  expect(() => checkRoles({ userRoles: false }, [1], [1, 2])).not.toThrow();
  expect(() => checkRoles({ userRoles: true }, [1, 2, 3])).not.toThrow();
});
