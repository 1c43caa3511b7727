import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { endpoints, mailAddress } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/toast/error-text.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { AskingForm } from './AskingForm.tsx';

interface SendMailDialogProps {
  chatToken: string;
  open: boolean;
  onClose(): void;
}

/** Asks for an address and sends the conversation there; stays open until the mail is on its way. */
export function SendMailDialog({ chatToken, open, onClose }: SendMailDialogProps) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const titleId = useId();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const mail = useEndpointChange(endpoints.conversations.sendChatMail, {
    onSuccess: (_, { params }) => {
      toast.success(t('mail.success', { address: params?.email ?? '' }));
      setAddress('');
      onClose();
    },
    onError: (error) => setProblem(errorText(error)),
  });
  const send = () => {
    const email = mailAddress.safeParse(address);
    setProblem(email.success ? null : t('chat.mail.badAddress'));
    if (email.success && !mail.isPending) mail.mutate({ params: { chatToken, email: email.data } });
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('mail.title')}</DialogTitle>
      <AskingForm
        description={t('mail.description')}
        sendLabel={t('mail.send')}
        isPending={mail.isPending}
        onSend={send}
        onClose={onClose}
      >
        <TextField
          label={t('mail.address')}
          value={address}
          autoFocus
          fullWidth
          error={problem !== null}
          // A line stands there at all times, so that nothing moves when a problem takes its place.
          helperText={problem ?? ' '}
          onChange={({ target }) => {
            setAddress(target.value);
            setProblem(null);
          }}
          slotProps={{
            htmlInput: { type: 'email', autoComplete: 'off', inputMode: 'email' },
            formHelperText: { role: problem === null ? undefined : 'alert' },
          }}
        />
      </AskingForm>
    </Dialog>
  );
}
