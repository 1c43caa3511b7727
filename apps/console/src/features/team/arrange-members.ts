import type { TeamMember } from '@samtale/contract';
import { inOrder } from '../../ui/in-order.ts';
import { isFoundIn, memberName } from './member-name.ts';
import type { TeamSearch } from './team-search.ts';

/** What of somebody is said in words. */
export interface MemberWords {
  roles(member: TeamMember): readonly string[];
  teams(member: TeamMember): readonly string[];
  loginType(member: TeamMember): string;
}

/** The people in whose name, address, roles or teams the searched words are, in the order that the address asks for. */
export function arrangeMembers(
  members: readonly TeamMember[],
  { search, by, reversed }: TeamSearch,
  words: MemberWords,
): TeamMember[] {
  const inWords =
    (say: (member: TeamMember) => string) =>
    (one: TeamMember, other: TeamMember): number =>
      inOrder(say(one), say(other));
  const byName = inWords(memberName);
  // Who is there comes first, then the newest; who has never been there last.
  const seen = ({ isOnline, lastSeenAt }: TeamMember) =>
    isOnline ? Number.NEGATIVE_INFINITY : lastSeenAt ? -Date.parse(lastSeenAt) : 0;
  const orders: Record<NonNullable<TeamSearch['by']> | 'name', typeof byName> = {
    name: byName,
    roles: inWords((member) => words.roles(member).join()),
    teams: inWords((member) => words.teams(member).join()),
    loginType: inWords(words.loginType),
    lastSeen: (one, other) => (seen(one) < seen(other) ? -1 : seen(one) > seen(other) ? 1 : 0),
    active: (one, other) => Number(other.isActive) - Number(one.isActive),
  };
  const direction = reversed ? -1 : 1;
  return members
    .filter((member) =>
      isFoundIn(search, [memberName(member), member.email, ...words.roles(member), ...words.teams(member)]),
    )
    .sort((one, other) => direction * (orders[by ?? 'name'](one, other) || byName(one, other)));
}
