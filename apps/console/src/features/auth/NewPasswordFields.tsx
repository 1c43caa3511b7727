import { useTranslation } from 'react-i18next';
import type { CheckedField } from '../../lib/forms/use-checked-form.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

interface NewPasswordFieldsProps {
  form: {
    values: { newPassword: string };
    field(name: 'newPassword' | 'confirmPassword', named?: Record<string, string>): CheckedField;
  };
  /** So many characters the form's schema asks for. */
  least: number;
  /** What belongs to the user and makes no password strong. */
  aboutUser: readonly string[];
  autoFocus?: boolean;
}

/** A password that is chosen, twice, and how strong it is. */
export function NewPasswordFields({ form, least, aboutUser, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('guest');
  return (
    <>
      <div>
        <PasswordInput
          label={t('resetPassword.newPassword')}
          autoComplete="new-password"
          autoFocus={autoFocus}
          {...form.field('newPassword', { least: String(least) })}
        />
        <PasswordStrength password={form.values.newPassword} aboutUser={aboutUser} />
      </div>
      <PasswordInput
        label={t('resetPassword.confirmPassword')}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
    </>
  );
}
