import Button from '@mui/material/Button';
import { endpoints, longPassword, queryKey, resetPasswordBody, type UserData } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/FormProblem.tsx';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { LoadingScreen } from '../../lib/screen/LoadingScreen.tsx';
import { endSession } from '../../lib/session/session.ts';
import { errorText } from '../../lib/toast/error-text.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { GuestLink } from './GuestLink.tsx';
import { GuestPage } from './GuestPage.tsx';
import { keepDevice } from './known-devices.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const { checkPasswordToken, getUserByAccessToken, resetPassword } = endpoints.auth;
const ownData = queryKey(getUserByAccessToken);

/** Opened by a link in a mail: a new password, twice. A link that is of no use is said to be so before anything is typed. */
export function ChoosePasswordScreen() {
  const { passwordToken: passwordResetToken = '' } = useParams({ strict: false });
  const { t } = useTranslation('guest');
  const link = useEndpoint(checkPasswordToken, { body: { passwordResetToken } }, { retry: false, gcTime: 0 });
  if (link.isPending) return <LoadingScreen />;
  if (link.isError) {
    return (
      <GuestPage
        title={t('resetPassword.title')}
        heading={t('resetPassword.useless')}
        introduction={<span role="alert">{errorText(link.error)}</span>}
        back={<BackToLogin />}
      >
        <GuestLink to="/forgotpassword">{t('resetPassword.askAgain')}</GuestLink>
      </GuestPage>
    );
  }
  return <ChosenPassword token={passwordResetToken} email={link.data.email} least={link.data.passwordMin} />;
}

function ChosenPassword({ token, email, least }: { token: string; email: string; least: number }) {
  const { t } = useTranslation('guest');
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const choose = useEndpointChange(resetPassword, {
    onSuccess: ({ device }) => {
      keepDevice(device);
      toast.success(t('resetPassword.done'));
      // All sessions of that user have ended, this one among them: that is no news to whoever has just read so.
      if (queries.getQueryData<UserData>(ownData)?.email === email) endSession('left');
      void navigate({ to: '/login', replace: true });
    },
    onError: () => {},
  });
  const empty = { passwordResetToken: token, newPassword: '', confirmPassword: '' };
  const form = useCheckedForm(resetPasswordBody.and(longPassword(least)), empty, (body) =>
    choose.mutate({ body }),
  );
  return (
    <GuestPage
      title={t('resetPassword.title')}
      heading={t('resetPassword.title')}
      introduction={t('resetPassword.introduction', { email })}
      back={<BackToLogin />}
    >
      <form noValidate onSubmit={form.submit} style={{ display: 'grid', gap: 20 }}>
        {/* Password managers take the name from it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields form={form} least={least} aboutUser={[email]} autoFocus />
        <FormProblem error={choose.error} />
        <Button type="submit" variant="contained" size="large" loading={choose.isPending}>
          {t('resetPassword.submit')}
        </Button>
      </form>
    </GuestPage>
  );
}
