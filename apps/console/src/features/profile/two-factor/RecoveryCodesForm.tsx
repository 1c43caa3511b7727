import Typography from '@mui/material/Typography';
import { endpoints, passwordAgainBody } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { PasswordInput } from '../../auth/index.ts';
import { ChangeForm } from '../ChangeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const { renewRecoveryCodes } = endpoints.auth;

/** New recovery codes, for the password. */
export function RecoveryCodesForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('profile');
  const renew = useEndpointChange(renewRecoveryCodes, { onError: () => {} });
  const { submit, field } = useCheckedForm(passwordAgainBody, { currentPassword: '' }, (body) =>
    renew.mutate({ body }),
  );
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onDone} />;
  return (
    <ChangeForm
      submitLabel={t('twoFactor.renew')}
      pending={renew.isPending}
      error={renew.error}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('twoFactor.renewAbout')}
      </Typography>
      <PasswordInput
        label={t('own.currentPassword')}
        autoComplete="current-password"
        autoFocus
        {...field('currentPassword')}
      />
    </ChangeForm>
  );
}
