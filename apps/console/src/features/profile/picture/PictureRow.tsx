import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import { FileInput } from '../../../ui/FileInput.tsx';
import { InitialsAvatar } from '../../../ui/InitialsAvatar.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useFileDrop } from '../../../ui/use-file-drop.ts';

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'));
/** As the server takes them. */
const accepted = 'image/png,image/jpeg,image/webp';

/** The user's picture, chosen or dropped, and removed. */
export function PictureRow() {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  const user = useUser();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const removal = useEndpointChange(endpoints.profile.removePicture, {
    onSuccess: () => toast.success(t('picture.removed')),
  });
  const choose = (file: File) =>
    void createImageBitmap(file).then(setChosen, () => toast.error(t('picture.unreadable')));
  // What is dropped on the dialog comes here too, and is not to change what is being fitted there.
  const { isOver, zone } = useFileDrop((file) => {
    if (!chosen) choose(file);
  });
  const remove = async () => {
    const agreed = await confirm({
      title: t('picture.askRemove'),
      description: t('picture.removeAbout'),
      confirmLabel: t('picture.remove'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (agreed) removal.mutate({});
  };
  const close = () => {
    chosen?.close();
    setChosen(null);
  };
  return (
    <Box
      {...zone}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isOver ? 'tint.accent' : undefined,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
          alignItems: 'center',
          rowGap: 0.5,
          flex: '1 1 240px',
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('picture.label')}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <InitialsAvatar id={user.id} name={user.displayName} imageUrl={user.profileImageUrl} size={40} />
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t('picture.hint')}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {user.profileImageUrl && (
          <Button
            size="small"
            color="inherit"
            aria-label={t('picture.removeName')}
            onClick={() => void remove()}
          >
            {t('picture.remove')}
          </Button>
        )}
        <Button size="small" color="inherit" variant="outlined" onClick={() => input.current?.click()}>
          {t(user.profileImageUrl ? 'picture.change' : 'picture.choose')}
        </Button>
        <FileInput ref={input} label={t('picture.choose')} accept={accepted} onFile={choose} />
      </Box>
      {chosen && (
        <Suspense>
          <PictureDialog picture={chosen} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}
