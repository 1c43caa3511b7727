import Button from '@mui/material/Button';
import {
  endpoints,
  newId,
  type Team,
  type TeamInput,
  type TeamMember,
  teamChangedKey,
  teamInput,
  teamNameMax,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useEndpointChange } from '../../lib/api/api.ts';
import { keepInLists } from '../../lib/api/keep-in-lists.ts';
import { FormDialog } from '../../lib/forms/FormDialog.tsx';
import { mergeChanges } from '../../lib/forms/merge-changes.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useFormValues } from '../../lib/forms/use-form-values.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { ChoiceLines } from '../../ui/ChoiceLines.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { MemberAvatar } from './MemberAvatar.tsx';
import { isFoundIn, memberName } from './member-name.ts';
import { TeamConflict } from './TeamConflict.tsx';
import { useDeleteTeam } from './use-delete-team.ts';

interface TeamDialogProps {
  /** Null for a new one. */
  team: Team | null;
  members: readonly TeamMember[];
  onClose(): void;
  /** Takes what a colleague has saved of it meanwhile. */
  onReload(newest: Team): void;
}

/** A team as the form has it: its people by their ids. */
const teamValuesOf = (team: Team | null) => ({
  name: team?.name ?? '',
  email: team?.email ?? '',
  phoneNumber: team?.phoneNumber ?? '',
  users: (team?.users ?? []).map(({ id }) => id),
});
type TeamValues = ReturnType<typeof teamValuesOf>;

/** People are many before they are worth searching. */
const worthSearching = 8;

/** A team: what it is called, how it is reached, and who is in it. */
export default function TeamDialog({ team, members, onClose, onReload }: TeamDialogProps) {
  const { t } = useTranslation('team');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const remove = useDeleteTeam(onClose);
  const [search, setSearch] = useState('');
  const form = useFormValues(teamValuesOf(team));
  const params = { agentId: agent.id };
  const saving = useEndpointChange(endpoints.team.addOrUpdateTeam, {
    onSuccess: (saved) => {
      keepInLists(queries, endpoints.team.getTeams, saved);
      toast.success(t('team.editTeam.success'));
      onClose();
    },
    onError: (error) => {
      form.takeProblems(error.reply);
      if (error.reply.messageKey === teamChangedKey) arise();
      else if (error.status >= 500 || error.status === 0) toast.error(t('team.save.error'));
      else toast.failure(error);
    },
  });
  const people = members.filter(({ isActive }) => isActive);
  const send = ({ users, ...fields }: TeamValues, { id, revision }: Pick<TeamInput, 'id' | 'revision'>) => {
    // Who has left meanwhile is in no team any more.
    const present = users.filter((userId) => people.some((member) => member.id === userId));
    saving.mutate({
      params,
      body: { id, ...fields, users: present.map((userId) => ({ id: userId })), revision },
    });
  };
  const { conflict, arise } = useConflict<Team>({
    readNewest: async () => {
      const { list } = await call(endpoints.team.getTeams, { params: { ...params, name: '*' } });
      return list.find(({ id }) => id === team?.id) ?? null;
    },
    onReload,
    onOverwrite: (newest) =>
      send(mergeChanges(teamValuesOf(team), form.values, teamValuesOf(newest)), newest),
  });
  const save = () => {
    if (!form.check(teamInput.pick({ name: true, email: true, phoneNumber: true }))) return;
    send(form.values, team ?? { id: newId });
  };
  const found = people.filter((member) => isFoundIn(search, [memberName(member), member.email]));
  return (
    <FormDialog
      title={team?.name ?? t('teamForm.new')}
      dirty={form.dirty}
      saving={saving.isPending}
      saveLabel={t('teamForm.save')}
      onSave={save}
      onClose={onClose}
      aside={
        team && (
          <Button color="error" startIcon={<Trash2 aria-hidden />} onClick={() => void remove(team)}>
            {shell('action.delete')}
          </Button>
        )
      }
    >
      <LabelledInput
        label={t('teamForm.name')}
        autoFocus={!team}
        autoComplete="off"
        maxLength={teamNameMax}
        {...form.text('name')}
      />
      <LabelledInput label={t('teamForm.email')} type="email" autoComplete="off" {...form.text('email')} />
      <LabelledInput
        label={t('teamForm.phoneNumber')}
        type="tel"
        autoComplete="off"
        {...form.text('phoneNumber')}
      />
      {people.length > worthSearching && (
        <SearchField
          label={t('teamForm.search')}
          clearLabel={shell('action.clearSearch')}
          value={search}
          onSearch={setSearch}
        />
      )}
      {found.length ? (
        <ChoiceLines
          label={t('teamForm.users')}
          lines={found.map((member) => ({
            value: member.id,
            label: memberName(member),
            start: <MemberAvatar member={member} size={28} />,
          }))}
          chosen={form.values.users}
          problem={form.problemOf('users')}
          maxHeight={264}
          onChange={(users) => form.change({ users })}
        />
      ) : (
        t('teamForm.nobody')
      )}
      <TeamConflict conflict={conflict} title={t('team.error.changed')} />
    </FormDialog>
  );
}
