import Button from '@mui/material/Button';
import type { Team, TeamMember } from '@samtale/contract';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../lib/forms/FormDialog.tsx';
import { useFormValues } from '../../lib/forms/use-form-values.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import { MemberIdentity } from './MemberIdentity.tsx';
import { MemberState } from './MemberState.tsx';
import { MemberTwoFactor } from './MemberTwoFactor.tsx';
import { memberInputOf, newMemberInput } from './member-input.ts';
import { memberName } from './member-name.ts';
import { TeamConflict } from './TeamConflict.tsx';
import { useMemberChanges } from './use-member-changes.ts';
import { useSaveMember } from './use-save-member.ts';

export interface MemberDialogProps {
  /** Null for somebody new. */
  member: TeamMember | null;
  teams: readonly Team[];
  plan: { userRoles: boolean };
  customerId: string | undefined;
  onClose(): void;
  /** Takes what a colleague has saved of them meanwhile. */
  onReload(newest: TeamMember): void;
}

/** One of the people: who they are, how they sign in, and what they may do on the agent. */
export default function MemberDialog({
  member,
  teams,
  plan,
  customerId,
  onClose,
  onReload,
}: MemberDialogProps) {
  const { t } = useTranslation('team');
  const { t: shell } = useTranslation();
  const { user } = useSession();
  const form = useFormValues(member ? memberInputOf(member) : newMemberInput(plan.userRoles));
  const changes = useMemberChanges(onClose);
  const { save, saving, conflict } = useSaveMember({ form, member, customerId, onSaved: onClose, onReload });
  const mayRemove = member && member.id !== user.id;
  return (
    <FormDialog
      title={member ? memberName(member) : t('user.new')}
      dirty={form.dirty}
      saving={saving}
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
      <TeamConflict conflict={conflict} title={t('team.member.error.changed')} />
    </FormDialog>
  );
}
