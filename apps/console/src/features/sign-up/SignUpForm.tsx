import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BotType, endpoints, signUpForm } from '@samtale/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { FormProblem } from '../../lib/forms/FormProblem.tsx';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { keepSignUp, type TypedSignUp } from './kept-sign-up.ts';
import { TermsBox } from './TermsBox.tsx';
import { useCaptcha } from './use-captcha.ts';

const types = { chat: BotType.chat, voice: BotType.voice };
type TypeName = keyof typeof types;

interface SignUpFormProps {
  /** What stands in it to begin with. */
  typed: TypedSignUp;
  onSent(typed: TypedSignUp): void;
}

/**
 * Who begins a trial, and for which company. The captcha is worked on meanwhile, unseen. What is typed is kept in the tab
 * until it has been sent.
 */
export function SignUpForm({ typed, onSent }: SignUpFormProps) {
  const { t } = useTranslation('guest');
  const { type: _, ...initial } = typed;
  const [type, setType] = useState(typed.type);
  const captcha = useCaptcha();
  const send = useMutation({
    mutationFn: async ({ termsAccepted, ...who }: Omit<TypedSignUp, 'type'>): Promise<TypedSignUp> => {
      const model = { ...who, botType: types[type], termsAccepted: true as const };
      await call(endpoints.auth.signUp, { body: { model, captcha: await captcha(), lang: uiLanguage() } });
      return { ...who, termsAccepted, type };
    },
    onSuccess: onSent,
  });
  const { submit, field, values, set } = useCheckedForm(signUpForm, initial, (checked) =>
    send.mutate(checked),
  );
  useEffect(() => keepSignUp({ ...values, type }), [values, type]);
  const terms = field('termsAccepted');

  return (
    <form
      noValidate
      onSubmit={submit}
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}
    >
      <div>
        <Segmented<TypeName>
          label={t('signup.botType')}
          choices={[
            { value: 'chat', label: t('signup.chat') },
            { value: 'voice', label: t('signup.voice') },
          ]}
          value={type}
          onChange={setType}
        />
      </div>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2.5,
          alignItems: 'start',
        }}
      >
        <LabelledInput
          label={t('signup.firstName')}
          autoComplete="given-name"
          autoFocus={!typed.email}
          {...field('firstName')}
        />
        <LabelledInput label={t('signup.lastName')} autoComplete="family-name" {...field('lastName')} />
      </Box>
      <LabelledInput label={t('signup.company')} autoComplete="organization" {...field('companyName')} />
      <LabelledInput
        label={t('signup.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus={typed.email !== ''}
        {...field('email')}
      />
      <TermsBox
        checked={values.termsAccepted !== ''}
        error={terms.error}
        inputRef={terms.ref}
        onChange={(accepted) => set('termsAccepted', accepted ? 'yes' : '')}
      />
      <FormProblem error={send.error} />
      <Button type="submit" variant="contained" size="large" loading={send.isPending}>
        {t('signup.submit')}
      </Button>
      {send.isPending && (
        <Box role="status" sx={{ textAlign: 'center', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('signup.inProgress')}
        </Box>
      )}
    </form>
  );
}
