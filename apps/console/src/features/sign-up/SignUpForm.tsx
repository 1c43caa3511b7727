import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BotType, endpoints, signUpForm } from '@samtale/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api.ts';
import { uiLanguage } from '../../app/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { FormProblem } from '../auth/FormProblem.tsx';
import { useCheckedForm } from '../auth/use-checked-form.ts';
import { TermsBox } from './TermsBox.tsx';
import { useCaptcha } from './use-captcha.ts';

const empty = { firstName: '', lastName: '', companyName: '', email: '', termsAccepted: '' };
const types = { chat: BotType.chat, voice: BotType.voice };
type TypeName = keyof typeof types;

interface SignUpFormProps {
  /** Where the bot is to talk first. */
  botType: BotType;
  onSent(email: string): void;
}

/** Who begins a trial, and for which company. The captcha is worked on meanwhile, unseen. */
export function SignUpForm({ botType, onSent }: SignUpFormProps) {
  const { t } = useTranslation('guest');
  const [type, setType] = useState<TypeName>(botType === BotType.voice ? 'voice' : 'chat');
  const captcha = useCaptcha();
  const send = useMutation({
    mutationFn: async ({ termsAccepted: _, ...who }: typeof empty) => {
      const model = { ...who, botType: types[type], termsAccepted: true as const };
      await call(endpoints.auth.signUp, { body: { model, captcha: await captcha(), lang: uiLanguage() } });
      return who.email;
    },
    onSuccess: onSent,
  });
  const { submit, field, values, set } = useCheckedForm(signUpForm, empty, (checked) => send.mutate(checked));
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
          autoFocus
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
