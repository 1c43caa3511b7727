import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, loginBody } from '@samtale/contract';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanding } from '../../app/access.ts';
import { useEndpointChange } from '../../app/api.ts';
import { errorText } from '../../app/error-text.ts';
import { textOfKey, uiLanguage } from '../../app/i18n.ts';
import { LabelledInput } from './LabelledInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { startSession } from './session.ts';
import { takeWantedUrl } from './wanted-url.ts';

type Field = 'userName' | 'password';

/**
 * User name and password; what is wrong is said below the field or, from the server, above the button. Two fields need
 * no form library, which would be a twentieth of what the browser loads first.
 */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const [remember, setRemember] = useState(true);
  const [values, setValues] = useState({ userName: '', password: '' });
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const signIn = useEndpointChange(endpoints.auth.login, {
    onSuccess: (tokens) => {
      startSession(tokens, remember);
      router.history.replace(takeWantedUrl() ?? defaultLanding);
    },
    onError: () => {},
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = loginBody.safeParse({ ...values, lang: uiLanguage() });
    if (checked.success) {
      setProblems({});
      return signIn.mutate({ body: checked.data });
    }
    const keyOf = (field: Field) => checked.error.issues.find(({ path }) => path[0] === field)?.message;
    const found = { userName: keyOf('userName'), password: keyOf('password') };
    setProblems(found);
    inputs.current[found.userName ? 'userName' : 'password']?.focus();
  };
  const field = (name: Field) => {
    const key = problems[name];
    return {
      name,
      value: values[name],
      error: key && (textOfKey(key) ?? key),
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: ({ target }: { target: { value: string } }) => {
        setValues((now) => ({ ...now, [name]: target.value }));
        setProblems((now) => ({ ...now, [name]: undefined }));
      },
    };
  };

  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
      <LabelledInput label={t('login.userName')} autoComplete="username" autoFocus {...field('userName')} />
      <PasswordInput label={t('login.password')} {...field('password')} />
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, justifySelf: 'start', cursor: 'pointer' }}
      >
        <Box
          component="input"
          type="checkbox"
          checked={remember}
          onChange={({ target }) => setRemember(target.checked)}
          sx={{ width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
        />
        {t('login.rememberMe')}
      </Box>
      {signIn.isError && (
        <Box role="alert" sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'tint.error' }}>
          {errorText(signIn.error)}
        </Box>
      )}
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
