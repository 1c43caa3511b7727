import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { endpoints } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { errorText } from '../../../lib/toast/error-text.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { ErasureReceipt } from './ErasureReceipt.tsx';

interface AnonymiseDialogProps {
  chatToken: string;
  open: boolean;
  onClose(): void;
}

/** Anonymises a conversation once it is said to be meant, and tells what is gone. Mount one for each time. */
export function AnonymiseDialog({ chatToken, open, onClose }: AnonymiseDialogProps) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const toast = useToast();
  const titleId = useId();
  const [isMeant, setMeant] = useState(false);
  const erasing = useEndpointChange(endpoints.conversations.anonymizeChatData, {
    onSuccess: () => toast.success(t('anonymise.success')),
    onError: (error) =>
      toast.error(error.reply.code === 'conflict' ? errorText(error) : t('anonymise.error')),
  });
  const { data: receipt, isPending } = erasing;
  return (
    <Dialog
      open={open}
      // What has been started cannot be called off.
      onClose={() => !isPending && onClose()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(receipt ? 'anonymise.doneTitle' : 'anonymise.title')}</DialogTitle>
      <DialogContent>
        {receipt ? (
          <ErasureReceipt receipt={receipt} />
        ) : (
          <>
            <DialogContentText>{t('anonymise.description')}</DialogContentText>
            <DialogContentText sx={{ mt: 1.5 }}>{t('anonymise.stays')}</DialogContentText>
            <FormControlLabel
              sx={{ mt: 2, ml: -1, gap: 0.5 }}
              control={
                <Checkbox
                  checked={isMeant}
                  disabled={isPending}
                  onChange={({ target }) => setMeant(target.checked)}
                />
              }
              label={t('anonymise.meant')}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {receipt ? (
          <Button variant="contained" autoFocus onClick={onClose}>
            {shell('action.close')}
          </Button>
        ) : (
          <>
            <Button color="inherit" variant="outlined" autoFocus disabled={isPending} onClick={onClose}>
              {shell('action.cancel')}
            </Button>
            <Button
              variant="contained"
              color="error"
              disabled={!isMeant}
              loading={isPending}
              loadingPosition="start"
              onClick={() => erasing.mutate({ params: { agentId: agent.id, chatToken }, body: {} })}
            >
              {t(isPending ? 'anonymise.started' : 'anonymise.confirm')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
