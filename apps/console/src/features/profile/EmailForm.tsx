import Typography from '@mui/material/Typography';
import { endpoints, updateEmailBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { PasswordInput } from '../auth/index.ts';
import { ChangeForm } from './ChangeForm.tsx';

/** The new address is the user's once they have opened the link that is mailed to it. */
export function EmailForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const change = useEndpointChange(endpoints.auth.updateEmail, {
    onSuccess: (_reply, { body }) => {
      toast.info(t('own.emailSent', { email: body?.email ?? '' }));
      onDone();
    },
    onError: () => {},
  });
  const { submit, field } = useCheckedForm(updateEmailBody, { email: '', currentPassword: '' }, (body) =>
    change.mutate({ body: { ...body, lang: uiLanguage() } }),
  );
  return (
    <ChangeForm
      submitLabel={t('own.sendLink')}
      pending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('own.emailAbout')}</Typography>
      <LabelledInput
        label={t('own.newEmail')}
        type="email"
        autoComplete="email"
        autoFocus
        {...field('email')}
      />
      <PasswordInput
        label={t('own.currentPassword')}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </ChangeForm>
  );
}
