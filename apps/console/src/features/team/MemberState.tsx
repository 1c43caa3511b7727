import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TeamMember } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { MemberAvatar } from './MemberAvatar.tsx';
import type { useMemberChanges } from './use-member-changes.ts';

interface MemberStateProps {
  member: TeamMember;
  changes: ReturnType<typeof useMemberChanges>;
}

/** Whether somebody is there, or when they were; of whom has yet to come, the way to remind them. */
export function MemberState({ member, changes }: MemberStateProps) {
  const { t } = useTranslation('team');
  const { isActive, isInvited, isOnline, isOwn, hasOthersAgents, lastSeenAt } = member;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <MemberAvatar member={member} size={48} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {isInvited ? (
          t('user.invited')
        ) : isOnline ? (
          <StatusChip tone="success" dot>
            {t('list.online')}
          </StatusChip>
        ) : lastSeenAt ? (
          <>
            {t('user.lastSeen')} <Timestamp value={lastSeenAt} />
          </>
        ) : (
          t('user.never')
        )}
        {!isOwn && (
          <Box sx={{ mt: 0.5 }}>
            {t(hasOthersAgents ? 'team.member.error.notAllAgents' : 'team.member.error.notOwn')}
          </Box>
        )}
      </Box>
      {isInvited && isActive && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={changes.isInviting}
          onClick={() => changes.invite(member)}
        >
          {t('user.resend')}
        </Button>
      )}
    </Box>
  );
}
