import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { endpoints, pictureSide } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { CropArea } from './CropArea.tsx';
import { encodeCrop, wholeCrop } from './crop.ts';

interface PictureDialogProps {
  picture: ImageBitmap;
  onClose(): void;
}

/** Fits a chosen picture into its frame, and sends no more of it than is shown. */
export default function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation();
  const toast = useToast();
  const titleId = useId();
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const change = useEndpointChange(endpoints.profile.setPicture, {
    onSuccess: () => {
      toast.success(t('picture.saved'));
      onClose();
    },
  });
  const save = async () => {
    const rawBody = await encodeCrop(picture, crop, pictureSide);
    if (rawBody) change.mutate({ rawBody });
    else toast.error(t('picture.unreadable'));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('picture.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('picture.about')}</DialogContentText>
        <CropArea picture={picture} crop={crop} onChange={setCrop} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {shell('action.cancel')}
        </Button>
        <Button variant="contained" autoFocus loading={change.isPending} onClick={() => void save()}>
          {t('picture.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
