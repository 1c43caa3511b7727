import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TeamMember } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { listRowStyle } from '../../ui/list-row-style.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { MemberAvatar } from './MemberAvatar.tsx';
import { memberName } from './member-name.ts';
import { memberColumns } from './team-columns.ts';

interface MemberRowProps {
  member: TeamMember;
  isYou: boolean;
  /** The names of their teams. */
  teams: readonly string[];
  /** Null for those who are not switched on and off here. */
  onActive: ((status: boolean) => void) | null;
}

const wide = { display: { xs: 'none', md: 'block' }, minWidth: 0, fontSize: '0.8125rem' } as const;

/** One of the people in the list: a line on wide screens, more on narrow ones. */
export function MemberRow({ member, isYou, teams, onActive }: MemberRowProps) {
  const { t } = useTranslation('team');
  const name = memberName(member);
  return (
    <Box
      sx={{
        ...listRowStyle(memberColumns),
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', md: memberColumns },
        minHeight: { xs: 72, md: 56 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, py: 1 }}>
        <MemberAvatar member={member} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 500, color: member.isActive ? undefined : 'text.secondary' }}>
            {name}
            {isYou && (
              <Box component="span" sx={{ ml: 0.75, fontWeight: 400, color: 'text.secondary' }}>
                ({t('list.you')})
              </Box>
            )}
          </Typography>
          <Typography noWrap sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {member.email}
          </Typography>
          <Box
            sx={{
              display: { xs: 'flex', md: 'none' },
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 0.5,
              mt: 0.5,
            }}
          >
            <RoleChips member={member} />
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              <Presence member={member} inWords />
            </Box>
          </Box>
        </Box>
      </Box>
      <Box sx={wide}>
        <RoleChips member={member} />
      </Box>
      <Box sx={{ ...wide, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {teams.join(', ')}
      </Box>
      <Box sx={{ ...wide, color: 'text.secondary' }}>{t(`loginType.${member.loginType}`)}</Box>
      <Box sx={{ ...wide, color: 'text.secondary' }}>
        <Presence member={member} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Toggle
          tabIndex={-1}
          aria-label={t('list.activate', { name })}
          checked={member.isActive}
          disabled={onActive === null}
          onClick={(event) => event.stopPropagation()}
          onChange={(status) => onActive?.(status)}
        />
      </Box>
    </Box>
  );
}

function RoleChips({ member: { roleList, isOwn } }: { member: TeamMember }) {
  const { t } = useTranslation('team');
  const { t: profile } = useTranslation('profile');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[...roleList].sort().map((role) => (
        <StatusChip key={role} tone="neutral">
          {profile(`role.${role}`)}
        </StatusChip>
      ))}
      {!isOwn && <StatusChip tone="info">{t('list.otherCompany')}</StatusChip>}
    </Box>
  );
}

interface PresenceProps {
  member: TeamMember;
  /** Where no head says what the date is of. */
  inWords?: boolean;
}

function Presence({ member, inWords = false }: PresenceProps) {
  const { t } = useTranslation('team');
  const { isActive, isOnline, isInvited, lastSeenAt } = member;
  if (!isActive) return <StatusChip tone="neutral">{t('list.inactive')}</StatusChip>;
  if (isInvited) return <StatusChip tone="warning">{t('list.invited')}</StatusChip>;
  if (isOnline)
    return (
      <StatusChip tone="success" dot>
        {t('list.online')}
      </StatusChip>
    );
  if (!lastSeenAt) return t(inWords ? 'user.never' : 'list.never');
  return (
    <>
      {inWords && `${t('user.lastSeen')} `}
      <Timestamp value={lastSeenAt} />
    </>
  );
}
