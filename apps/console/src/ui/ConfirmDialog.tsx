import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface ConfirmQuestion {
  title: string;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  /** The verb, e.g. "Slet". */
  confirmLabel: string;
  cancelLabel: string;
  /** Colours the button as destructive, and leaves the focus on the way out. */
  destructive?: boolean;
}

interface ConfirmDialogProps {
  question: ConfirmQuestion;
  open: boolean;
  onAnswer(confirmed: boolean): void;
}

/** A question with a yes and a no; Escape and a click outside are a no. Ask it with `useConfirm`. */
export function ConfirmDialog({ question, open, onAnswer }: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel, destructive = false } = question;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {description && (
        <DialogContent>
          <DialogContentText component="div">{description}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button color="inherit" variant="outlined" autoFocus={destructive} onClick={() => onAnswer(false)}>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          autoFocus={!destructive}
          onClick={() => onAnswer(true)}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
