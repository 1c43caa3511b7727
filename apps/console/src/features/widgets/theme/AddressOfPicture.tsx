import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextField } from '../fields/TextField.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { UploadButton } from './UploadButton.tsx';

interface AddressOfPictureProps {
  path: 'chatConfig.logoUrl' | 'chatConfig.startLogoUrl';
  label: string;
  uploadLabel: string;
}

/** A picture by its address, with the picture before it and a button that uploads one. */
export function AddressOfPicture({ path, label, uploadLabel }: AddressOfPictureProps) {
  const { t } = useTranslation('widgets');
  const { value, change, problem } = useWidgetField(path);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 40,
          height: 40,
          mt: '26px',
          overflow: 'hidden',
          borderRadius: '50%',
          bgcolor: 'tint.neutral',
          '& img': { width: 40, height: 40, objectFit: 'cover' },
        }}
      >
        {value && !problem && <img key={value} src={value} alt="" />}
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <TextField
          path={path}
          label={label}
          placeholder="https://"
          note={t('note.picture')}
          maxLength={300}
        />
      </Box>
      <Box sx={{ mt: '28px' }}>
        <UploadButton label={uploadLabel} onUploaded={change} />
      </Box>
    </Box>
  );
}
