import Box from '@mui/material/Box';
import type { Message } from '@samtale/dialog';
import { videoPlayer } from '@samtale/dialog/show';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from './ExternalLink.tsx';

const frame = {
  display: 'block',
  width: '100%',
  maxWidth: 320,
  aspectRatio: '16 / 9',
  borderRadius: 1,
  bgcolor: 'divider',
} as const;

/** A video as staff meets it: nothing begins by itself, and a film elsewhere is a link to where it is. */
export function Video({ video }: { video: Extract<Message, { kind: 'video' }> }) {
  const { t } = useTranslation('flows');
  const title = video.title || t('kind.video');
  if (!videoPlayer(video.url, video))
    return (
      <Box component="video" src={video.url} aria-label={title} controls preload="metadata" sx={frame} />
    );
  return (
    <ExternalLink href={video.url}>
      <Box
        sx={{
          ...frame,
          display: 'grid',
          placeContent: 'center',
          placeItems: 'center',
          gap: 1,
          p: 2,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Play size={24} aria-hidden />
        {title}
      </Box>
    </ExternalLink>
  );
}
