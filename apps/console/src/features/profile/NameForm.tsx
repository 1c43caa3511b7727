import { endpoints, updateProfileBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { ChangeForm } from './ChangeForm.tsx';

/** Changes what the user is called; the call is made by way of an agent they are on. */
export function NameForm({ agentId, onDone }: { agentId: string; onDone(): void }) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const user = useUser();
  const change = useEndpointChange(endpoints.auth.updateProfile, {
    onSuccess: () => {
      toast.success(t('own.saved'));
      onDone();
    },
    onError: () => {},
  });
  const { firstName, lastName } = user;
  const { submit, field } = useCheckedForm(updateProfileBody, { firstName, lastName }, (body) =>
    change.mutate({ params: { agentId }, body }),
  );
  return (
    <ChangeForm
      submitLabel={t('own.save')}
      pending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onCancel={onDone}
    >
      <LabelledInput label={t('own.firstName')} autoComplete="given-name" autoFocus {...field('firstName')} />
      <LabelledInput label={t('own.lastName')} autoComplete="family-name" {...field('lastName')} />
    </ChangeForm>
  );
}
