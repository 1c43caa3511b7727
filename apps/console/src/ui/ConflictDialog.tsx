import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

/** What can be done when somebody else has saved the same thing since it was read. */
export interface Conflict {
  open: boolean;
  /** Decides later. */
  stay(): void;
  /** Takes what the other person saved. */
  reload(): void;
  /** Saves what stands here on top of it. */
  overwrite(): void;
}

interface ConflictDialogProps {
  conflict: Conflict;
  texts: { title: string; description: string; stay: string; overwrite: string; reload: string };
}

/** Somebody else has saved the same thing meanwhile: theirs, mine, or not yet. */
export function ConflictDialog({ conflict, texts }: ConflictDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={conflict.open} onClose={conflict.stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.description}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={conflict.stay} autoFocus sx={{ mr: 'auto' }}>
          {texts.stay}
        </Button>
        <Button variant="outlined" color="error" onClick={conflict.overwrite}>
          {texts.overwrite}
        </Button>
        <Button variant="contained" onClick={conflict.reload}>
          {texts.reload}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
