import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Team } from '@samtale/contract';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { listRowStyle } from '../../ui/list-row-style.ts';
import { PlainHeads } from '../../ui/PlainHeads.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { isFoundIn } from './member-name.ts';
import { teamColumns } from './team-columns.ts';
import { useDeleteTeam } from './use-delete-team.ts';

interface TeamListProps {
  teams: readonly Team[];
  search: string | undefined;
  onSearch(text: string | undefined): void;
  onOpen(team: Team): void;
  /** The button that makes one. */
  newTeam: ReactNode;
}

/** The teams, to be searched, opened, and deleted with the Delete key. */
export function TeamList({ teams, search, onSearch, onOpen, newTeam }: TeamListProps) {
  const { t } = useTranslation('team');
  const remove = useDeleteTeam();
  if (!teams.length)
    return (
      <EmptyState
        icon={UsersRound}
        title={t('emptyTeams.title')}
        description={t('emptyTeams.about')}
        action={newTeam}
      />
    );
  const found = teams.filter(({ name, email, phoneNumber, users }) =>
    isFoundIn(search, [name, email, phoneNumber, ...users.map((user) => user.name)]),
  );
  return (
    <>
      <ListSearch label={t('list.searchTeams')} search={search} delay={80} onSearch={onSearch} />
      <PlainHeads
        columns={teamColumns}
        labels={[t('list.column.team'), t('list.column.contact'), t('list.column.people')]}
      />
      <RecordList
        label={t('show.teams')}
        items={found}
        loading={t('list.loading')}
        noMatches={{
          title: t('list.noMatches', { text: search ?? '' }),
          advice: t('list.noMatchesAdvice'),
        }}
        onOpen={onOpen}
        onDelete={(team) => void remove(team)}
        renderRow={(team) => <TeamRow team={team} />}
      />
    </>
  );
}

function TeamRow({ team: { name, email, phoneNumber, users } }: { team: Team }) {
  const { t } = useTranslation('team');
  const contact = [email, phoneNumber].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{ ...listRowStyle(teamColumns), gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: teamColumns } }}
    >
      <Box sx={{ minWidth: 0, py: 1 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography noWrap sx={{ display: { md: 'none' }, fontSize: '0.75rem', color: 'text.secondary' }}>
          {[t('people', { count: users.length }), contact].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography noWrap sx={{ display: { xs: 'none', md: 'block' }, fontSize: '0.8125rem' }}>
        {contact}
      </Typography>
      <Typography
        noWrap
        sx={{ display: { xs: 'none', md: 'block' }, fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {users.length ? users.map((user) => user.name).join(', ') : t('people', { count: 0 })}
      </Typography>
    </Box>
  );
}
