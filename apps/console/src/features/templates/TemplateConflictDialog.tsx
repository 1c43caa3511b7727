import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateEditorState } from './use-template-editor.ts';

/** Somebody else has saved the template meanwhile: theirs, mine, or not yet. */
export function TemplateConflictDialog({ conflict }: Pick<TemplateEditorState, 'conflict'>) {
  const { t } = useTranslation('templates');
  const titleId = useId();
  return (
    <Dialog open={conflict.open} onClose={conflict.stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('trainingPhraseTemplate.detail.changedByOther')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('conflict.description')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={conflict.stay} autoFocus sx={{ mr: 'auto' }}>
          {t('conflict.stay')}
        </Button>
        <Button variant="outlined" color="error" onClick={conflict.overwrite}>
          {t('conflict.overwrite')}
        </Button>
        <Button variant="contained" onClick={conflict.reload}>
          {t('conflict.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
