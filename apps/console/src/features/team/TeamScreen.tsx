import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Team, TeamMember } from '@samtale/contract';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { UpgradeMessage } from '../subscriptions/index.ts';
import { MemberList } from './MemberList.tsx';
import { TeamList } from './TeamList.tsx';
import type { TeamSearch } from './team-search.ts';
import { useTeam } from './use-team.ts';

const MemberDialog = lazyPart(() => import('./MemberDialog.tsx'));
const TeamDialog = lazyPart(() => import('./TeamDialog.tsx'));
const ButtonLink = createLink(Button);

/** What is open over the lists; null stands for a new one. */
type Opened = { user: TeamMember | null } | { team: Team | null };

/** Who works on the agent, and in which teams. */
export function TeamScreen() {
  const { t } = useTranslation('team');
  const { agent, roles } = useSession();
  const address = useSearch({ from: '/shell/team' });
  const { show = 'users', search } = address;
  const navigate = useNavigate({ from: '/team' });
  const { members, teams, plan, customerId, error, retry } = useTeam();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isUsers = show === 'users';
  const look = (part: TeamSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });
  const add = (
    <Button
      variant="contained"
      startIcon={<Plus aria-hidden />}
      disabled={!members || !teams}
      onClick={() => setOpened(isUsers ? { user: null } : { team: null })}
    >
      {t(isUsers ? 'new.user' : 'new.team')}
    </Button>
  );
  return (
    <ListScreen minHeight={480}>
      <PageHeader
        title={t('title')}
        description={t('description', { agent: agent.name })}
        actions={
          <>
            <Segmented
              label={t('show.label')}
              choices={[
                { value: 'users', label: t('show.users') },
                { value: 'teams', label: t('show.teams') },
              ]}
              value={show}
              onChange={(value) =>
                void navigate({ to: '.', search: { show: value === 'teams' ? 'teams' : undefined } })
              }
            />
            {hasAnyRole(roles, screenAccess.auditLog) && (
              <ButtonLink
                to="/auditLog"
                search={{ via: 'team' }}
                variant="outlined"
                color="inherit"
                startIcon={<ScrollText aria-hidden />}
              >
                {t('auditLog')}
              </ButtonLink>
            )}
            {add}
          </>
        }
      />
      {isUsers && !plan.userRoles && (
        <Box sx={{ px: { xs: 2, md: 4 }, pb: 2 }}>
          <UpgradeMessage>{t('team.upgrade.userRoles')}</UpgradeMessage>
        </Box>
      )}
      {error && (!members || !teams) ? (
        <LoadFailed description={t('team.loadProfiles.error')} onRetry={retry} />
      ) : !members || !teams ? (
        <SkeletonRows label={t('list.loading')} rowHeight={57} avatar />
      ) : isUsers ? (
        <MemberList
          members={members}
          teams={teams}
          address={address}
          onLook={look}
          onOpen={(user) => setOpened({ user })}
        />
      ) : (
        <TeamList
          teams={teams}
          search={search}
          onSearch={(text) => look({ search: text })}
          onOpen={(team) => setOpened({ team })}
          newTeam={add}
        />
      )}
      {opened && members && teams && (
        <Suspense>
          {'user' in opened ? (
            <MemberDialog
              key={opened.user?.revision}
              member={opened.user}
              teams={teams}
              plan={plan}
              customerId={customerId}
              onClose={close}
              onReload={(user) => setOpened({ user })}
            />
          ) : (
            <TeamDialog
              key={opened.team?.revision}
              team={opened.team}
              members={members}
              onClose={close}
              onReload={(team) => setOpened({ team })}
            />
          )}
        </Suspense>
      )}
    </ListScreen>
  );
}
