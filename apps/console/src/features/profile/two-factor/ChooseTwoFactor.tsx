import Typography from '@mui/material/Typography';
import { endpoints, passwordAgainBody, type ReplyOf, type TwoFactorMethod } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { uiLanguage } from '../../../lib/i18n/i18n.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { PasswordInput } from '../../auth/index.ts';
import { ChangeForm } from '../ChangeForm.tsx';

const { startTwoFactor, stopTwoFactor } = endpoints.auth;
type Choice = TwoFactorMethod | 'none';
const choices: readonly Choice[] = ['app', 'mail', 'none'];

interface ChooseTwoFactorProps {
  now: TwoFactorMethod | null;
  onStarted(started: ReplyOf<typeof startTwoFactor> & { method: TwoFactorMethod }): void;
  onDone(): void;
}

/** An app, mailed codes, or none; the password once more, so that an unlocked screen is not enough. */
export function ChooseTwoFactor({ now, onStarted, onDone }: ChooseTwoFactorProps) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const [choice, setChoice] = useState<Choice>(now === 'app' ? 'mail' : 'app');
  const start = useEndpointChange(startTwoFactor, {
    onSuccess: (reply, { body }) => body && onStarted({ ...reply, method: body.method }),
    onError: () => {},
  });
  const stop = useEndpointChange(stopTwoFactor, {
    onSuccess: () => {
      toast.success(t('twoFactor.stopped'));
      onDone();
    },
    onError: () => {},
  });
  const { submit, field } = useCheckedForm(
    passwordAgainBody,
    { currentPassword: '' },
    ({ currentPassword }) => {
      if (choice === 'none') stop.mutate({ body: { currentPassword } });
      else start.mutate({ body: { method: choice, currentPassword, lang: uiLanguage() } });
    },
  );
  const offered = choices.filter((one) => one !== (now ?? 'none') || one === 'mail');

  return (
    <ChangeForm
      submitLabel={t(choice === 'none' ? 'twoFactor.stop' : 'twoFactor.next')}
      pending={start.isPending || stop.isPending}
      error={start.error ?? stop.error}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t(`twoFactor.about.${choice}`)}
      </Typography>
      <div>
        <Segmented<Choice>
          label={t('twoFactor.label')}
          choices={offered.map((value) => ({ value, label: t(`twoFactor.choice.${value}`) }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      <PasswordInput
        label={t('own.currentPassword')}
        autoComplete="current-password"
        autoFocus
        {...field('currentPassword')}
      />
    </ChangeForm>
  );
}
