import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, loginBody } from '@samtale/contract';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { defaultLanding } from '../../lib/access/access.ts';
import { useEndpointChange } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/FormProblem.tsx';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { startSession } from '../../lib/session/session.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { GuestLink } from './GuestLink.tsx';
import { keepDevice, knownDevices } from './known-devices.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { takeWantedUrl } from './wanted-url.ts';

interface LoginFormProps {
  /** Whether the session outlives the window. */
  remember: boolean;
  onRemember(remember: boolean): void;
}

/** User name and password; what is wrong is said below the field or, from the server, above the button. */
export function LoginForm({ remember, onRemember }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const signIn = useEndpointChange(endpoints.auth.login, {
    onSuccess: (reply, { body }) => {
      if ('secondFactor' in reply) {
        const { refreshToken: token, secondFactor: method } = reply;
        const search = { token, email: body?.userName ?? '', method, remember };
        return void router.navigate({ to: '/twoFactor', search, replace: true });
      }
      const { device, ...tokens } = reply;
      keepDevice(device);
      startSession(tokens, remember);
      router.history.replace(takeWantedUrl() ?? defaultLanding);
    },
    onError: () => {},
  });
  const { submit, field } = useCheckedForm(loginBody, { userName: '', password: '' }, (checked) =>
    signIn.mutate({ body: { ...checked, lang: uiLanguage(), devices: knownDevices() } }),
  );

  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
      <LabelledInput label={t('login.userName')} autoComplete="username" autoFocus {...field('userName')} />
      <PasswordInput label={t('login.password')} autoComplete="current-password" {...field('password')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flex: 1, cursor: 'pointer' }}
        >
          <Box
            component="input"
            type="checkbox"
            checked={remember}
            onChange={({ target }) => onRemember(target.checked)}
            sx={{ width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
          />
          {t('login.rememberMe')}
        </Box>
        <GuestLink to="/forgotpassword">{t('login.forgot')}</GuestLink>
      </Box>
      <FormProblem error={signIn.error} />
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
