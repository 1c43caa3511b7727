import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface AskingFormProps {
  /** What it is for. */
  description: string;
  /** The verb on the button that sends it. */
  sendLabel: string;
  isPending: boolean;
  onSend(): void;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog's form: what it asks for and why, a way out and a way on. Fields tell what is wrong themselves. */
export function AskingForm({
  description,
  sendLabel,
  isPending,
  onSend,
  onClose,
  children,
}: AskingFormProps) {
  const { t } = useTranslation();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <DialogContentText>{description}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
          {sendLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
