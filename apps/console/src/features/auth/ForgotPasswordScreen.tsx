import Button from '@mui/material/Button';
import { endpoints, forgotPasswordBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/FormProblem.tsx';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { GuestPage } from './GuestPage.tsx';

const { forgotPassword } = endpoints.auth;

/** Asks for a link to choose a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('guest');
  const ask = useEndpointChange(forgotPassword, { onError: () => {} });
  const { submit, field, values } = useCheckedForm(forgotPasswordBody, { email: '' }, ({ email }) =>
    ask.mutate({ body: { email, lang: uiLanguage() } }),
  );
  if (ask.isSuccess) {
    return (
      <GuestPage
        title={t('forgotPassword.title')}
        heading={t('forgotPassword.sent.title')}
        introduction={
          <span role="status">{t('forgotPassword.sent.about', { email: values.email.trim() })}</span>
        }
        back={<BackToLogin />}
      >
        <Button variant="outlined" color="inherit" onClick={() => ask.reset()}>
          {t('forgotPassword.sent.again')}
        </Button>
      </GuestPage>
    );
  }
  return (
    <GuestPage
      title={t('forgotPassword.title')}
      heading={t('forgotPassword.title')}
      introduction={t('forgotPassword.introduction')}
      back={<BackToLogin />}
    >
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
        <LabelledInput
          label={t('forgotPassword.email')}
          type="email"
          autoComplete="email"
          autoFocus
          {...field('email')}
        />
        <FormProblem error={ask.error} />
        <Button type="submit" variant="contained" size="large" loading={ask.isPending}>
          {t('forgotPassword.submit')}
        </Button>
      </form>
    </GuestPage>
  );
}
