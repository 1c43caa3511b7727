import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { EditableRow } from '../EditableRow.tsx';
import { RecoveryCodesForm } from './RecoveryCodesForm.tsx';
import { TwoFactorForm } from './TwoFactorForm.tsx';

/** What is asked for at the sign-in besides the password, and the codes for who has lost it. */
export function TwoFactorRows() {
  const { t } = useTranslation('profile');
  const { data } = useEndpoint(endpoints.auth.getTwoFactor);
  if (!data) return null;
  const { method, recoveryCodesLeft } = data;
  return (
    <>
      <EditableRow label={t('twoFactor.label')} value={t(`twoFactor.now.${method ?? 'none'}`)}>
        {(close) => <TwoFactorForm method={method} onDone={close} />}
      </EditableRow>
      {method && (
        <EditableRow
          label={t('twoFactor.recoveryCodes')}
          value={t('twoFactor.codesLeft', { count: recoveryCodesLeft })}
        >
          {(close) => <RecoveryCodesForm onDone={close} />}
        </EditableRow>
      )}
    </>
  );
}
