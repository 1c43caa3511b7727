import Box from '@mui/material/Box';
import {
  type PreviewMessage,
  type PreviewReady,
  type PreviewView,
  previewPagePath,
  type WidgetPreview,
} from '@samtale/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Pixels of the screens that are shown. */
const screens = { desktop: { width: 1280, height: 800 }, mobile: { width: 390, height: 780 } } as const;
export type PreviewDevice = keyof typeof screens;

interface PreviewFrameProps {
  preview: WidgetPreview;
  view: PreviewView;
  device: PreviewDevice;
}

/** A page with the widget on it, as large as a screen is and made to fit. */
export function PreviewFrame({ preview, view, device }: PreviewFrameProps) {
  const { t } = useTranslation('widgets');
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isListening, setListening] = useState(false);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { width, height } = screens[device];
  const scale = Math.min(1, room.width / width, room.height / height);

  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<Partial<PreviewReady> | null>) => {
    const isFromFrame = source === frame.current?.contentWindow && origin === window.location.origin;
    if (isFromFrame && data?.samtalePreview === 'ready') setListening(true);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    const message: PreviewMessage = { samtalePreview: 'show', view, ...preview };
    if (isListening) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isListening, preview, view]);
  useEffect(() => {
    if (!place.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(place.current);
    return () => sizes.disconnect();
  }, []);

  return (
    <Box
      ref={place}
      sx={{
        position: 'relative',
        flex: device === 'mobile' ? 1 : '0 1 auto',
        minHeight: 0,
        overflow: 'hidden',
        ...(device === 'desktop' && { aspectRatio: `${width} / ${height}` }),
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: 0,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: device === 'mobile' ? '20px' : 1,
          bgcolor: 'background.paper',
          visibility: scale > 0 ? undefined : 'hidden',
        }}
        style={{
          width: width * scale,
          height: height * scale,
          left: (room.width - width * scale) / 2,
        }}
      >
        <Box
          component="iframe"
          ref={frame}
          title={t('preview.title')}
          src={previewPagePath}
          sx={{ display: 'block', border: 0, transformOrigin: '0 0' }}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Box>
    </Box>
  );
}
