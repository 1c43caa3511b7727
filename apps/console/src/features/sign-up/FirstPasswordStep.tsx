import Button from '@mui/material/Button';
import { longPassword, newPasswordBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../auth/NewPasswordFields.tsx';
import { useCheckedForm } from '../auth/use-checked-form.ts';

const empty = { newPassword: '', confirmPassword: '' };

interface FirstPasswordStepProps {
  email: string;
  /** So many characters it has to have. */
  least: number;
  onChosen(password: string): void;
}

export function FirstPasswordStep({ email, least, onChosen }: FirstPasswordStepProps) {
  const { t } = useTranslation('guest');
  const form = useCheckedForm(newPasswordBody.and(longPassword(least)), empty, ({ newPassword }) =>
    onChosen(newPassword),
  );
  return (
    <form noValidate onSubmit={form.submit} style={{ display: 'grid', gap: 20 }}>
      {/* Password managers take the name from it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordFields form={form} least={least} aboutUser={[email]} autoFocus />
      <Button type="submit" variant="contained" size="large">
        {t('newAgent.next')}
      </Button>
    </form>
  );
}
