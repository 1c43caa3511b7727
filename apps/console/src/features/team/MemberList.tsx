import type { Team, TeamMember } from '@samtale/contract';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { ColumnHeads } from '../../ui/ColumnHeads.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { arrangeMembers } from './arrange-members.ts';
import { MemberRow } from './MemberRow.tsx';
import { memberColumns, sortedMemberColumns } from './team-columns.ts';
import type { TeamSearch } from './team-search.ts';
import { useMemberChanges } from './use-member-changes.ts';

interface MemberListProps {
  members: readonly TeamMember[];
  teams: readonly Team[];
  address: TeamSearch;
  /** Changes what the address asks for. */
  onLook(part: TeamSearch): void;
  onOpen(member: TeamMember): void;
}

/** The people, to be searched, sorted, opened, switched on and off, and removed with the Delete key. */
export function MemberList({ members, teams, address, onLook, onOpen }: MemberListProps) {
  const { t } = useTranslation('team');
  const { t: profile } = useTranslation('profile');
  const { search, by, reversed } = address;
  const { user } = useSession();
  const { setActive, remove } = useMemberChanges();
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const teamsOf = ({ teamIds }: TeamMember) => teamIds.flatMap((id) => teamNames.get(id) ?? []);
  const words = {
    roles: ({ roleList }: TeamMember) => roleList.map((role) => profile(`role.${role}`)),
    teams: teamsOf,
    loginType: ({ loginType }: TeamMember) => t(`loginType.${loginType}`),
  };
  const found = arrangeMembers(members, { search, by, reversed }, words);
  const mayBeSwitched = ({ id, isOwn }: TeamMember) => isOwn && id !== user.id;
  return (
    <>
      <ListSearch
        label={t('list.searchUsers')}
        search={search}
        delay={80}
        onSearch={(text) => onLook({ search: text })}
      />
      <ColumnHeads
        columns={memberColumns}
        heads={sortedMemberColumns.map((id) => ({
          id,
          label: t(`list.column.${id}`),
          rising: id !== 'lastSeen',
        }))}
        sorted={by ?? 'name'}
        reversed={reversed === true}
        onSort={(column, turned) =>
          onLook({ by: column === 'name' ? undefined : column, reversed: turned || undefined })
        }
      />
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('list.noMatches', { text: search ?? '' })}
          description={t('list.noMatchesAdvice')}
        />
      ) : (
        <VirtualList
          items={found}
          keyOf={({ id }) => id}
          label={t('show.users')}
          rowHeight={57}
          // A list is a tree of one level: options could not hold the switch.
          role="tree"
          rowProps={() => ({ 'aria-level': 1 })}
          onOpen={onOpen}
          onRowKey={(member, event) => {
            const switches = event.key === ' ' && !(event.target instanceof HTMLInputElement);
            const removes = event.key === 'Delete' && member.id !== user.id;
            if (!switches && !removes) return;
            event.preventDefault();
            if (removes) void remove(member);
            else if (mayBeSwitched(member)) void setActive(member, !member.isActive);
          }}
          renderRow={(member) => (
            <MemberRow
              member={member}
              isYou={member.id === user.id}
              teams={teamsOf(member)}
              onActive={mayBeSwitched(member) ? (status) => void setActive(member, status) : null}
            />
          )}
        />
      )}
    </>
  );
}
