import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowEditorState } from './use-flow-editor.ts';

/** Somebody else has saved the flow meanwhile: theirs, mine, or not yet. */
export function ConflictDialog({ conflict }: Pick<FlowEditorState, 'conflict'>) {
  const { t } = useTranslation('flows');
  const titleId = useId();
  return (
    <Dialog
      open={conflict.kind !== null}
      onClose={conflict.stay}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('intentDetail.snackbar.changedByOther')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('editor.conflict.description')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={conflict.stay} autoFocus sx={{ mr: 'auto' }}>
          {t('editor.conflict.stay')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => void conflict.overwrite()}>
          {t('editor.conflict.overwrite')}
        </Button>
        <Button variant="contained" onClick={conflict.reload}>
          {t('editor.conflict.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
