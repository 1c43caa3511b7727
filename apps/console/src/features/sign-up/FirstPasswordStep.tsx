import Button from '@mui/material/Button';
import { longPassword, newPasswordBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { NewPasswordFields } from '../auth/index.ts';

/** What is typed in the step. */
export interface TypedPassword {
  newPassword: string;
  confirmPassword: string;
}

interface FirstPasswordStepProps {
  email: string;
  /** So many characters it has to have. */
  least: number;
  /** What was chosen here before. */
  typed: TypedPassword;
  onChosen(password: TypedPassword): void;
}

export function FirstPasswordStep({ email, least, typed, onChosen }: FirstPasswordStepProps) {
  const { t } = useTranslation('guest');
  const form = useCheckedForm(newPasswordBody.and(longPassword(least)), { ...typed }, onChosen);
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
