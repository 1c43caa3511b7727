import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { endpoints, mailAddress } from '@samtale/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../app/api.ts';
import { errorText } from '../../../app/error-text.ts';
import { useToast } from '../../../app/toast.tsx';

interface SendMailDialogProps {
  chatToken: string;
  open: boolean;
  onClose(): void;
}

/** Asks for an address and sends the conversation there; stays open until the mail is on its way. */
export function SendMailDialog({ chatToken, open, onClose }: SendMailDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    const email = mailAddress.safeParse(address);
    setProblem(email.success ? null : t('chat.mail.badAddress'));
    if (email.success && !mail.isPending) mail.mutate({ params: { chatToken, email: email.data } });
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('mail.title')}</DialogTitle>
      <form noValidate onSubmit={send}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <DialogContentText>{t('mail.description')}</DialogContentText>
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
        </DialogContent>
        <DialogActions>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {shell('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={mail.isPending} loadingPosition="start">
            {t('mail.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
