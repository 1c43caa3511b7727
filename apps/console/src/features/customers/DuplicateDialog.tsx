import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { createLink } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherCustomer } from './use-customer-editor.ts';

interface DuplicateDialogProps {
  other: OtherCustomer;
  onClose(): void;
  /** Absent for a customer that is not saved yet: there is nothing to merge. */
  onMerge: (() => void) | null;
}

const ButtonLink = createLink(Button);

/** Another customer has the number, or the address, already: open that one, make one of both, or write another. */
export function DuplicateDialog({ other, onClose, onMerge }: DuplicateDialogProps) {
  const { t } = useTranslation('customers');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('duplicate.title', { name: other.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {t(onMerge ? 'duplicate.descriptionMerge' : 'duplicate.description', { value: other.value })}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose} autoFocus sx={{ mr: 'auto' }}>
          {t('duplicate.stay')}
        </Button>
        <ButtonLink
          variant="outlined"
          color="inherit"
          to="/customers/$customerId"
          params={{ customerId: other.id }}
          onClick={onClose}
        >
          {t('duplicate.open')}
        </ButtonLink>
        {onMerge && (
          <Button variant="contained" onClick={onMerge}>
            {t('duplicate.merge')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
