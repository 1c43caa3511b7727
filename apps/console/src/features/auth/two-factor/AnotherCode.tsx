import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { uiLanguage } from '../../../lib/i18n/i18n.ts';
import { useToast } from '../../../lib/toast/toast.tsx';

/** For whom the mail did not reach: another one, with another code. */
export function AnotherCode({ waiting }: { waiting: { refreshToken: string; email: string } }) {
  const { t } = useTranslation('guest');
  const toast = useToast();
  const send = useEndpointChange(endpoints.auth.sendTwoFactorCode, {
    onSuccess: () => toast.info(t('twoFactor.emailConfirmation')),
  });
  return (
    <Button
      fullWidth
      color="inherit"
      loading={send.isPending}
      onClick={() => send.mutate({ body: { ...waiting, lang: uiLanguage() } })}
      sx={{ mt: 1 }}
    >
      {t('twoFactor.again')}
    </Button>
  );
}
