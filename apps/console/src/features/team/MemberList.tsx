import type { Team, TeamMember } from '@samtale/contract';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../app/ListSearch.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { useSession } from '../auth/use-session.ts';
import { MemberRow } from './MemberRow.tsx';
import { isFoundIn, memberName } from './member-name.ts';
import { PlainHeads } from './PlainHeads.tsx';
import { memberColumns } from './team-columns.ts';
import { useMemberChanges } from './use-member-changes.ts';

interface MemberListProps {
  members: readonly TeamMember[];
  teams: readonly Team[];
  search: string | undefined;
  onSearch(text: string | undefined): void;
  onOpen(member: TeamMember): void;
}

/** The people, to be searched, opened, switched on and off, and removed with the Delete key. */
export function MemberList({ members, teams, search, onSearch, onOpen }: MemberListProps) {
  const { t } = useTranslation('team');
  const { user } = useSession();
  const { setActive, remove } = useMemberChanges();
  const found = members.filter((member) => isFoundIn(search, [memberName(member), member.email]));
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const mayBeSwitched = ({ id, isOwn }: TeamMember) => isOwn && id !== user.id;
  return (
    <>
      <ListSearch label={t('list.searchUsers')} search={search} delay={80} onSearch={onSearch} />
      <PlainHeads
        columns={memberColumns}
        labels={[
          t('list.column.name'),
          t('list.column.roles'),
          t('list.column.teams'),
          t('list.column.loginType'),
          t('list.column.lastSeen'),
          t('list.column.active'),
        ]}
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
              teams={member.teamIds.flatMap((id) => teamNames.get(id) ?? [])}
              onActive={mayBeSwitched(member) ? (status) => void setActive(member, status) : null}
            />
          )}
        />
      )}
    </>
  );
}
