import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SentFile } from '@samtale/dialog';
import { fileSize, pictureSize, sentFileAddress } from '@samtale/dialog/show';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileIcon } from '../../attachments/index.ts';

/** Widest and highest that a picture is shown, in pixels. */
const widthMax = 320;
const heightMax = 320;

/** Files of a message: pictures in their own shape, which open when they are pressed, others by name and size. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 1, py: 0.5 }}
    >
      {files.map((file) =>
        file.width ? <Picture key={file.id} file={file} /> : <NamedFile key={file.id} file={file} />,
      )}
    </Box>
  );
}

function Picture({ file }: { file: SentFile }) {
  const { t } = useTranslation('writing');
  const size = pictureSize(file, widthMax, heightMax);
  if (!size) return null;
  return (
    <Link
      href={sentFileAddress(file)}
      target="_blank"
      rel="noopener"
      aria-label={t('file.open', { name: file.name })}
      sx={{ display: 'block', width: size.width, maxWidth: '100%', borderRadius: 1 }}
    >
      <Box
        component="img"
        src={sentFileAddress(file)}
        alt={file.name}
        width={size.width}
        height={size.height}
        loading="lazy"
        sx={{ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1, bgcolor: 'action.hover' }}
      />
    </Link>
  );
}

function NamedFile({ file }: { file: SentFile }) {
  const { t, i18n } = useTranslation('writing');
  return (
    <Link
      href={sentFileAddress(file)}
      download={file.name}
      underline="none"
      color="inherit"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        maxWidth: '100%',
        minHeight: 48,
        px: 1.5,
        border: 1,
        borderColor: 'line.control',
        borderRadius: 1,
        bgcolor: 'background.paper',
        lineHeight: '18px',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <FileIcon name={file.name} />
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {file.name}
        </Box>
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {fileSize(file.bytes, i18n.language)}
        </Box>
      </Box>
      <Download
        size={16}
        role="img"
        aria-label={t('file.download')}
        style={{ flexShrink: 0, marginInlineStart: 8 }}
      />
    </Link>
  );
}
