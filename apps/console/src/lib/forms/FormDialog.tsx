import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface FormDialogProps {
  title: string;
  /** Whether something would be lost by closing it. */
  dirty: boolean;
  saving: boolean;
  saveLabel: string;
  onSave(): void;
  onClose(): void;
  /** Stands at the other end than the button that saves. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form over the list, the whole of a phone. It asks before it is closed with something unsaved. */
export function FormDialog(props: FormDialogProps) {
  const { title, dirty, saving, saveLabel, onSave, onClose, aside, children } = props;
  const { t } = useTranslation('around');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const formId = useId();
  useUnsavedGuard(dirty, t('formDialog.unsaved'));
  const close = async () => {
    const question = {
      title: t('formDialog.title'),
      description: t('formDialog.unsaved'),
      confirmLabel: t('formDialog.confirm'),
      cancelLabel: t('formDialog.stay'),
      destructive: true,
    };
    if (!dirty || (await confirm(question))) onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={() => void close()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            onSave();
            // Once what is wrong is said, the first of it is where one goes on.
            requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
          }}
          sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}
        >
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        {aside && <Box sx={{ mr: 'auto', display: 'flex', gap: 1 }}>{aside}</Box>}
        <Button color="inherit" variant="outlined" onClick={() => void close()}>
          {shell('action.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" loading={saving}>
          {saveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
