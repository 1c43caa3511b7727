import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { endpoints, loginBody } from '@samtale/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultLanding } from '../../app/access.ts';
import { useEndpointChange } from '../../app/api.ts';
import { errorText } from '../../app/error-text.ts';
import { textOfKey, uiLanguage } from '../../app/i18n.ts';
import { LabelledInput } from './LabelledInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { startSession } from './session.ts';
import { takeWantedUrl } from './wanted-url.ts';

/** User name and password; what is wrong is said below the field or, from the server, above the button. */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const [remember, setRemember] = useState(true);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { userName: '', password: '' },
  });
  const signIn = useEndpointChange(endpoints.auth.login, {
    onSuccess: (tokens) => {
      startSession(tokens, remember);
      router.history.replace(takeWantedUrl() ?? defaultLanding);
    },
    onError: () => {},
  });
  const errorOf = (field: 'userName' | 'password') => {
    const key = formState.errors[field]?.message;
    return key ? (textOfKey(key) ?? key) : undefined;
  };

  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => signIn.mutate({ body: { ...values, lang: uiLanguage() } }))}
      style={{ display: 'grid', gap: 20 }}
    >
      <LabelledInput
        label={t('login.userName')}
        error={errorOf('userName')}
        autoComplete="username"
        autoFocus
        {...register('userName')}
      />
      <PasswordInput label={t('login.password')} error={errorOf('password')} {...register('password')} />
      <FormControlLabel
        control={<Checkbox checked={remember} onChange={(_, checked) => setRemember(checked)} />}
        label={t('login.rememberMe')}
        sx={{ my: -1, justifySelf: 'start' }}
      />
      {signIn.isError && (
        <Alert severity="error" role="alert">
          {errorText(signIn.error)}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
