import Button from '@mui/material/Button';
import { newPasswordBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../auth/NewPasswordFields.tsx';
import { useCheckedForm } from '../auth/use-checked-form.ts';

const empty = { newPassword: '', confirmPassword: '' };

export function FirstPasswordStep({ email, onChosen }: { email: string; onChosen(password: string): void }) {
  const { t } = useTranslation('guest');
  const form = useCheckedForm(newPasswordBody, empty, ({ newPassword }) => onChosen(newPassword));
  return (
    <form noValidate onSubmit={form.submit} style={{ display: 'grid', gap: 20 }}>
      {/* Password managers take the name from it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields form={form} aboutUser={[email]} autoFocus />
      <Button type="submit" variant="contained" size="large">
        {t('newAgent.next')}
      </Button>
    </form>
  );
}
