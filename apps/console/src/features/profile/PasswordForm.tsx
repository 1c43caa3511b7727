import Typography from '@mui/material/Typography';
import { endpoints, longPassword, updatePasswordBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { NewPasswordFields, PasswordInput } from '../auth/index.ts';
import { ChangeForm } from './ChangeForm.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const user = useUser();
  const change = useEndpointChange(endpoints.auth.updatePassword, {
    onSuccess: () => {
      toast.success(t('own.passwordSaved'));
      onDone();
    },
    onError: () => {},
  });
  const least = user.passwordMin;
  const form = useCheckedForm(updatePasswordBody.and(longPassword(least)), empty, (body) =>
    change.mutate({ body }),
  );
  return (
    <ChangeForm
      submitLabel={t('own.savePassword')}
      pending={change.isPending}
      error={change.error}
      onSubmit={form.submit}
      onCancel={onDone}
    >
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('own.passwordAbout')}
      </Typography>
      {/* Password managers take the name from it. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordInput
        label={t('own.currentPassword')}
        autoComplete="current-password"
        autoFocus
        {...form.field('currentPassword')}
      />
      <NewPasswordFields form={form} least={least} aboutUser={[user.email, user.displayName]} />
    </ChangeForm>
  );
}
