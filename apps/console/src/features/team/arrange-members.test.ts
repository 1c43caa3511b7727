import type { TeamMember } from '@samtale/contract';
import { expect, test } from 'vitest';
import { arrangeMembers } from './arrange-members.ts';

const member = (firstName: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id: firstName,
  firstName,
  lastName: 'Holm',
  email: `${firstName}@example.com`.toLowerCase(),
  countryCode: 'DK',
  phoneNumber: '',
  loginType: 0,
  roleList: [1],
  teamIds: [],
  isActive: true,
  isOwn: true,
  hasOthersAgents: false,
  isInvited: false,
  twoFactor: null,
  otherAgents: 0,
  profileImageUrl: null,
  isOnline: false,
  lastSeenAt: null,
  revision: '',
  ...more,
});
const people = [
  member('Åse', { isOnline: true, teamIds: ['Support'] }),
  member('Anna', { lastSeenAt: '2026-11-19T09:00:00.000Z', roleList: [0] }),
  member('Bo', { lastSeenAt: '2026-11-20T09:00:00.000Z', isActive: false }),
  member('Carl'),
];
const words = {
  roles: ({ roleList }: TeamMember) =>
    roleList.map((role) => ['Administrator', 'Chatmedarbejder'][role] ?? ''),
  teams: ({ teamIds }: TeamMember) => teamIds,
  loginType: () => '',
};
const names = (address: Parameters<typeof arrangeMembers>[1]) =>
  arrangeMembers(people, address, words).map(({ firstName }) => firstName);

test('people are sorted by name as the language has it, and turned around', () => {
  expect(names({})).toEqual(['Anna', 'Bo', 'Carl', 'Åse']);
  expect(names({ reversed: true })).toEqual(['Åse', 'Carl', 'Bo', 'Anna']);
});

test('by when they were last seen: who is there first, who has never been last', () => {
  expect(names({ by: 'lastSeen' })).toEqual(['Åse', 'Bo', 'Anna', 'Carl']);
  expect(names({ by: 'active' })).toEqual(['Anna', 'Carl', 'Åse', 'Bo']);
});

test('they are found by name, role and team', () => {
  expect(names({ search: 'anna holm' })).toEqual(['Anna']);
  expect(names({ search: 'administrator' })).toEqual(['Anna']);
  expect(names({ search: 'support' })).toEqual(['Åse']);
});
