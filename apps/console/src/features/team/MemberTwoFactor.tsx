import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, type TeamMember, type TwoFactorMethod } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { memberName } from './member-name.ts';

interface MemberTwoFactorProps {
  member: TeamMember;
  method: TwoFactorMethod;
  onStopped(): void;
}

/** Somebody's second step at the sign-in, which is turned off for who has lost what it takes. */
export function MemberTwoFactor({ member, method, onStopped }: MemberTwoFactorProps) {
  const { t } = useTranslation('team');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const toast = useToast();
  const confirm = useConfirm();
  const name = memberName(member);
  const stopping = useEndpointChange(endpoints.auth.stopMemberTwoFactor, {
    onSuccess: ({ isMailed }) => {
      if (isMailed) toast.success(t('twoFactor.stopped', { name }));
      else toast.warning(t('twoFactor.notMailed', { name }));
      onStopped();
    },
  });
  const stop = async () => {
    const agreed = await confirm({
      title: t('twoFactor.title', { name }),
      description: t('twoFactor.about', { name }),
      confirmLabel: t('twoFactor.stop'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (agreed) stopping.mutate({ params: { agentId: agent.id, userId: member.id } });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 160px', fontSize: '0.8125rem' }}>{t(`twoFactor.${method}`)}</Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={stopping.isPending}
        onClick={() => void stop()}
      >
        {t('twoFactor.stop')}
      </Button>
    </Box>
  );
}
