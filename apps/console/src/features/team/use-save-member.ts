import {
  type ApiError,
  endpoints,
  type MemberInput,
  memberForm,
  memberKeys,
  type TeamMember,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useTranslation } from 'react-i18next';
import { call, useEndpointChange } from '../../lib/api/api.ts';
import { keepInLists } from '../../lib/api/keep-in-lists.ts';
import { mergeChanges } from '../../lib/forms/merge-changes.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import type { useFormValues } from '../../lib/forms/use-form-values.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { memberInputOf } from './member-input.ts';
import { memberName } from './member-name.ts';
import { useActivityQuestion } from './use-activity-question.ts';

interface SaveMemberOptions {
  form: ReturnType<typeof useFormValues<MemberInput>>;
  /** As the form began with them; null for somebody new. */
  member: TeamMember | null;
  customerId: string | undefined;
  onSaved(): void;
  /** Takes what a colleague has saved meanwhile in place of what stands in the form. */
  onReload(newest: TeamMember): void;
}

const { registerUser, editUser } = endpoints.auth;
const { getProfiles } = endpoints.profile;

/** Invites somebody, or saves what was changed of them; asks before it switches them on or off. */
export function useSaveMember({ form, member, customerId, onSaved, onReload }: SaveMemberOptions) {
  const { t } = useTranslation('team');
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const askActivity = useActivityQuestion();
  const params = { agentId: agent.id };
  const failing = (error: ApiError, words: string) => {
    form.takeProblems(error.reply);
    if (error.status >= 500 || error.status === 0) toast.error(words);
    else toast.failure(error);
  };
  const registration = useEndpointChange(registerUser, {
    onSuccess: ({ user: made, outcome, isMailed }) => {
      const name = memberName(made);
      if (!made.isActive) toast.warning(t('team.register.inactive', { name }));
      else if (!isMailed) toast.warning(t('team.register.notMailed', { name }));
      else if (outcome === 'linked') toast.success(t('team.register.linked', { name, agent: agent.name }));
      else toast.success(t('team.register.success', { email: made.email }));
      onSaved();
    },
    onError: (error) => failing(error, t('team.register.error')),
  });
  const edit = useEndpointChange(editUser, {
    onSuccess: ({ user, isMailed }) => {
      keepInLists(queries, getProfiles, user);
      if (isMailed === false) toast.warning(t('team.edit.notMailed', { name: memberName(user) }));
      else toast.success(t('team.edit.success'));
      onSaved();
    },
    onError: (error) => {
      if (error.reply.messageKey === memberKeys.changed) arise();
      else failing(error, t('team.save.error'));
    },
  });
  const send = async (from: TeamMember, user: MemberInput) => {
    if (user.isActive !== from.isActive && !(await askActivity(from, user.isActive))) return;
    edit.mutate({ params: { ...params, userId: from.id }, body: { user, revision: from.revision } });
  };
  const { conflict, arise } = useConflict<TeamMember>({
    readNewest: async () => {
      const { list } = await call(getProfiles, { params });
      return list.find(({ id }) => id === member?.id) ?? null;
    },
    onReload,
    onOverwrite: (newest) => {
      if (!member) return;
      const mine = mergeChanges(memberInputOf(member), form.values, memberInputOf(newest));
      void send(newest, mine);
    },
  });
  const save = () => {
    const { values } = form;
    if (!form.check(memberForm, phoneProblem(values))) return;
    if (member) void send(member, values);
    else registration.mutate({ params, body: { model: { ...values, customerId }, lang: uiLanguage() } });
  };
  return { save, saving: registration.isPending || edit.isPending, conflict };
}

/** Checked here as well, so that one need not save to learn of it. */
function phoneProblem({ phoneNumber, countryCode }: MemberInput): { phoneNumber?: string } {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  const isFine = !phoneNumber.trim() || parsePhoneNumberFromString(phoneNumber, country)?.isValid();
  return isFine ? {} : { phoneNumber: memberKeys.phoneNumber };
}
