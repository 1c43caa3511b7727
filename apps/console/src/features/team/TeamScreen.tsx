import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Team, TeamMember } from '@samtale/contract';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../app/access.ts';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useSession } from '../auth/use-session.ts';
import { UpgradeMessage } from '../subscriptions/UpgradeMessage.tsx';
import { MemberList } from './MemberList.tsx';
import { TeamList } from './TeamList.tsx';
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
  const { show = 'users', search } = useSearch({ from: '/shell/team' });
  const navigate = useNavigate({ from: '/team' });
  const { members, teams, plan, customerId, error, retry } = useTeam();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isUsers = show === 'users';
  const look = (text: string | undefined) =>
    void navigate({ to: '.', search: (now) => ({ ...now, search: text }), replace: true });
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
      {error ? (
        <LoadFailed description={t('team.loadProfiles.error')} onRetry={retry} />
      ) : !members || !teams ? (
        <SkeletonRows label={t('list.loading')} rowHeight={57} avatar />
      ) : isUsers ? (
        <MemberList
          members={members}
          teams={teams}
          search={search}
          onSearch={look}
          onOpen={(user) => setOpened({ user })}
        />
      ) : (
        <TeamList
          teams={teams}
          search={search}
          onSearch={look}
          onOpen={(team) => setOpened({ team })}
          newTeam={add}
        />
      )}
      {opened && members && teams && (
        <Suspense>
          {'user' in opened ? (
            <MemberDialog
              member={opened.user}
              teams={teams}
              plan={plan}
              customerId={customerId}
              onClose={close}
            />
          ) : (
            <TeamDialog team={opened.team} members={members} onClose={close} />
          )}
        </Suspense>
      )}
    </ListScreen>
  );
}
