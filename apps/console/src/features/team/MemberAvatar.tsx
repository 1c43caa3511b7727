import Box from '@mui/material/Box';
import type { TeamMember } from '@samtale/contract';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { memberName } from './member-name.ts';

/** Somebody's picture with a dot while they are there. Words beside it say the same. */
export function MemberAvatar({ member, size = 36 }: { member: TeamMember; size?: number }) {
  return (
    <Box sx={{ position: 'relative', flexShrink: 0 }}>
      <InitialsAvatar
        id={member.id}
        name={memberName(member)}
        imageUrl={member.profileImageUrl}
        size={size}
      />
      {member.isOnline && (
        <Box
          sx={{
            position: 'absolute',
            right: -1,
            bottom: -1,
            width: 12,
            height: 12,
            borderRadius: '50%',
            border: '2px solid var(--mui-palette-background-paper)',
            bgcolor: 'success.main',
          }}
        />
      )}
    </Box>
  );
}
