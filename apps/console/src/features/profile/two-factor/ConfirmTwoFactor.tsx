import Typography from '@mui/material/Typography';
import { codeOf, endpoints, type TwoFactorMethod } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LabelledInput } from '../../../ui/LabelledInput.tsx';
import { ChangeForm } from '../ChangeForm.tsx';
import { AppKey } from './AppKey.tsx';

const { confirmTwoFactor } = endpoints.auth;

interface ConfirmTwoFactorProps {
  method: TwoFactorMethod;
  /** The key of an authenticator app and the address its camera reads. */
  secret: string | null;
  address: string | null;
  onConfirmed(recoveryCodes: readonly string[]): void;
  onCancel(): void;
}

/** A code shows that the user has what makes the codes: nobody locks themselves out. */
export function ConfirmTwoFactor({ method, secret, address, onConfirmed, onCancel }: ConfirmTwoFactorProps) {
  const { t } = useTranslation('profile');
  const { t: guest } = useTranslation('guest');
  const user = useUser();
  const confirm = useEndpointChange(confirmTwoFactor, {
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: () => {},
  });
  const { submit, field } = useCheckedForm(z.object({ code: codeOf(method) }), { code: '' }, (body) =>
    confirm.mutate({ body }),
  );
  return (
    <ChangeForm
      submitLabel={t('twoFactor.start')}
      pending={confirm.isPending}
      error={confirm.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Typography role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t(`twoFactor.confirm.${method}`, { email: user.email })}
      </Typography>
      {secret && address && <AppKey secret={secret} address={address} />}
      <LabelledInput
        label={guest('twoFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...field('code')}
      />
    </ChangeForm>
  );
}
