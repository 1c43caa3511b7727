import Box from '@mui/material/Box';
import type { LanguageCode } from '@samtale/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The version of the talk between a widget's frame and the page around it (apps/widget, `protocol.ts`). */
const protocolVersion = 1;

interface WidgetFrameProps {
  clientKey: string;
  language: LanguageCode;
  /** The visitor's close button was pressed. */
  onClose(): void;
}

/**
 * The real widget in its frame, at its own address. This page is its host: it answers that there is
 * no conversation to go on with, and remembers the token of the new one until the panel is closed.
 */
export function WidgetFrame({ clientKey, language, onClose }: WidgetFrameProps) {
  const { t } = useTranslation('around');
  const frame = useRef<HTMLIFrameElement>(null);
  const token = useRef<string | null>(null);
  useEffect(() => {
    const send = (message: object) =>
      frame.current?.contentWindow?.postMessage(
        { ...message, samtale: protocolVersion },
        window.location.origin,
      );
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (!(data instanceof Object) || Reflect.get(data, 'samtale') !== protocolVersion) return;
      const type: unknown = Reflect.get(data, 'type');
      if (type === 'ready') {
        send({ type: 'init', token: token.current });
        send({ type: 'opened', isWriting: false });
      }
      if (type === 'token') {
        const next: unknown = Reflect.get(data, 'token');
        token.current = typeof next === 'string' ? next : null;
      }
      if (type === 'close') onClose();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onClose]);
  return (
    <Box
      component="iframe"
      ref={frame}
      title={t('widget.frame')}
      src={`/widget/clientKey/${encodeURIComponent(clientKey)}/token/null?language=${language}&openState=true`}
      sx={{ width: '100%', height: '100%', border: 0 }}
    />
  );
}
