import Button from '@mui/material/Button';
import {
  type ApiError,
  endpoints,
  LoginType,
  type MemberInput,
  memberForm,
  memberKeys,
  Role,
  type Team,
  type TeamMember,
} from '@samtale/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { uiLanguage } from '../../app/i18n.ts';
import { useToast } from '../../app/toast.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { useSession } from '../auth/use-session.ts';
import { FormDialog } from './FormDialog.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import { MemberIdentity } from './MemberIdentity.tsx';
import { MemberState } from './MemberState.tsx';
import { MemberTwoFactor } from './MemberTwoFactor.tsx';
import { memberName } from './member-name.ts';
import { useFormValues } from './use-form-values.ts';
import { useMemberChanges } from './use-member-changes.ts';

export interface MemberDialogProps {
  /** Null for somebody new. */
  member: TeamMember | null;
  teams: readonly Team[];
  plan: { userRoles: boolean };
  customerId: string | undefined;
  onClose(): void;
}

const invalidates = [
  endpoints.profile.getProfiles,
  endpoints.team.getTeams,
  endpoints.auth.getUserByAccessToken,
];

/** One of the people: who they are, how they sign in, and what they may do on the agent. */
export default function MemberDialog({ member, teams, plan, customerId, onClose }: MemberDialogProps) {
  const { t } = useTranslation('team');
  const { t: shell } = useTranslation();
  const { agent, user } = useSession();
  const toast = useToast();
  const form = useFormValues<MemberInput>(inputOf(member, plan.userRoles));
  const changes = useMemberChanges(onClose);
  const failing = (error: ApiError, words: string) => {
    form.takeProblems(error.reply);
    if (error.status >= 500 || error.status === 0) toast.error(words);
    else toast.failure(error);
  };
  const registration = useEndpointChange(endpoints.auth.registerUser, {
    invalidates,
    onSuccess: ({ user: made, outcome, isMailed }) => {
      const name = memberName(made);
      if (!isMailed) toast.warning(t('team.register.notMailed', { name }));
      else if (outcome === 'linked') toast.success(t('team.register.linked', { name, agent: agent.name }));
      else toast.success(t('team.register.success', { email: made.email }));
      onClose();
    },
    onError: (error) => failing(error, t('team.register.error')),
  });
  const edit = useEndpointChange(endpoints.auth.editUser, {
    invalidates,
    onSuccess: () => {
      toast.success(t('team.edit.success'));
      onClose();
    },
    onError: (error) => failing(error, t('team.save.error')),
  });
  const save = () => {
    const { values } = form;
    if (!form.check(memberForm, phoneProblem(values))) return;
    const params = { agentId: agent.id };
    if (member) edit.mutate({ params: { ...params, userId: member.id }, body: { user: values } });
    else registration.mutate({ params, body: { model: { ...values, customerId }, lang: uiLanguage() } });
  };
  const mayRemove = member && member.id !== user.id;
  return (
    <FormDialog
      title={member ? memberName(member) : t('user.new')}
      dirty={form.dirty}
      saving={registration.isPending || edit.isPending}
      saveLabel={t(member ? 'user.save' : 'user.invite')}
      onSave={save}
      onClose={onClose}
      aside={
        mayRemove && (
          <>
            <Button
              color="error"
              startIcon={<Trash2 aria-hidden />}
              onClick={() => void changes.remove(member)}
            >
              {t('removeUser.confirm')}
            </Button>
            {member.otherAgents > 0 && (
              <MoreMenu
                label={shell('action.delete')}
                items={[]}
                remove={{
                  label: t('removeUser.all'),
                  onChoose: () => void changes.remove(member, true),
                }}
              />
            )}
          </>
        )
      }
    >
      {member && <MemberState member={member} changes={changes} />}
      {mayRemove && member.twoFactor && (
        <MemberTwoFactor member={member} method={member.twoFactor} onStopped={onClose} />
      )}
      <MemberIdentity form={form} readOnly={member?.isOwn === false} isNew={!member} />
      <MemberAccess form={form} teams={teams} plan={plan} member={member} isYou={member?.id === user.id} />
    </FormDialog>
  );
}

/** Somebody as the form has them: a new one is one more who takes chats, if the plan lets them. */
function inputOf(member: TeamMember | null, hasRoles: boolean): MemberInput {
  if (!member) {
    return {
      firstName: '',
      lastName: '',
      email: '',
      countryCode: 'DK',
      phoneNumber: '',
      teamIds: [],
      roleList: [hasRoles ? Role.chatAgent : Role.administrator],
      loginType: LoginType.password,
      isActive: true,
    };
  }
  const { firstName, lastName, email, countryCode, phoneNumber, teamIds, roleList, loginType, isActive } =
    member;
  return { firstName, lastName, email, countryCode, phoneNumber, teamIds, roleList, loginType, isActive };
}

function phoneProblem({ phoneNumber, countryCode }: MemberInput): { phoneNumber?: string } {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  const isFine = !phoneNumber.trim() || parsePhoneNumberFromString(phoneNumber, country)?.isValid();
  return isFine ? {} : { phoneNumber: memberKeys.phoneNumber };
}
