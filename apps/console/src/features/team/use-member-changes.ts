import { type ApiError, endpoints, type TeamMember } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { memberName } from './member-name.ts';
import { useActivityQuestion } from './use-activity-question.ts';

/** What is done with one of the people beside being edited, each after a question where it cannot be taken back. */
export function useMemberChanges(onRemoved: () => void = () => {}) {
  const { t } = useTranslation('team');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const toast = useToast();
  const confirm = useConfirm();
  const askActivity = useActivityQuestion();
  /** Says what the server has said, or in words of its own what could not be done when it says nothing. */
  const failing = (words: string) => (error: ApiError) =>
    error.status >= 500 || error.status === 0 ? toast.error(words) : toast.failure(error);
  const activity = useEndpointChange(endpoints.profile.setActivity, {
    onError: failing(t('team.activity.error')),
  });
  const removal = useEndpointChange(endpoints.auth.deleteTeamUser, {
    onError: failing(t('team.deleteUser.error')),
  });
  const removalAltogether = useEndpointChange(endpoints.auth.deleteUser, {
    onError: failing(t('team.deleteUser.error')),
  });
  const invitation = useEndpointChange(endpoints.auth.resendInvitation);

  const setActive = async (member: TeamMember, status: boolean) => {
    if (await askActivity(member, status)) activity.mutate({ body: { userId: member.id, status } });
  };
  const remove = async (member: TeamMember, altogether = false) => {
    const name = memberName(member);
    const stays = member.otherAgents > 0 || !member.isOwn;
    const agreed = await confirm({
      title: t(altogether ? 'removeUser.allTitle' : 'removeUser.title', { name }),
      description: altogether
        ? t('removeUser.allAbout', { name })
        : t(stays ? 'removeUser.stays' : 'removeUser.gone', { name, agent: agent.name }),
      confirmLabel: altogether ? shell('action.delete') : t('removeUser.confirm'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (!agreed) return;
    const onSuccess = () => {
      toast.success(t('team.deleteUser.success', { name }));
      onRemoved();
    };
    if (altogether) removalAltogether.mutate({ params: { id: member.id } }, { onSuccess });
    else removal.mutate({ params: { agentId: agent.id, userId: member.id } }, { onSuccess });
  };
  const invite = ({ id: userId, email }: TeamMember) =>
    invitation.mutate(
      { params: { agentId: agent.id, userId }, body: { lang: uiLanguage() } },
      { onSuccess: () => toast.success(t('team.invitation.sent', { email })) },
    );
  return { setActive, remove, invite, isInviting: invitation.isPending };
}
