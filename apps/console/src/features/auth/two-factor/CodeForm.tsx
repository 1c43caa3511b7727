import Button from '@mui/material/Button';
import { codeAtSignIn, type TwoFactorMethod } from '@samtale/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormProblem } from '../../../lib/forms/FormProblem.tsx';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { LabelledInput } from '../../../ui/LabelledInput.tsx';

interface CodeFormProps {
  method: TwoFactorMethod;
  pending: boolean;
  error: unknown;
  /** The last code was a wrong one: it stands ready to be typed over. */
  isWrong: boolean;
  onCode(code: string): void;
}

const digitsOf: Record<TwoFactorMethod, number> = { mail: 4, app: 6 };

/** A code, which is sent as soon as all of its digits stand there, or a recovery code in its place. */
export function CodeForm({ method, pending, error, isWrong, onCode }: CodeFormProps) {
  const { t } = useTranslation('guest');
  const [isRecovery, setRecovery] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const { values, submit, field } = useCheckedForm(
    z.object({ code: codeAtSignIn(method) }),
    { code: '' },
    ({ code }) => {
      if (!pending) onCode(code);
    },
  );
  const { ref, ...code } = field('code');

  const isWhole = !isRecovery && new RegExp(`^(?:\\s*\\d){${digitsOf[method]}}\\s*$`).test(values.code);
  const typed = values.code;
  useEffect(() => {
    if (isWhole && typed) form.current?.requestSubmit();
  }, [isWhole, typed]);
  useEffect(() => {
    if (isWrong && !pending) input.current?.select();
  }, [isWrong, pending]);

  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
      <LabelledInput
        label={t(isRecovery ? 'twoFactor.recoveryCode' : 'twoFactor.code')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...code}
        ref={(element: HTMLInputElement | null) => {
          input.current = element;
          ref(element);
        }}
      />
      <FormProblem error={error} />
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('twoFactor.submit')}
      </Button>
      <Button
        color="inherit"
        onClick={() => {
          setRecovery(!isRecovery);
          input.current?.focus();
        }}
      >
        {t(isRecovery ? 'twoFactor.useCode' : 'twoFactor.useRecoveryCode')}
      </Button>
    </form>
  );
}
