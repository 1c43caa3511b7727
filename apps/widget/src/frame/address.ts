import type { LanguageCode } from '@samtale/contract';

/** What the frame's own address names. A token in the path is passed over: the loader hands it over by message. */
export interface FrameAddress {
  clientKey: string;
  language: LanguageCode;
  /** The code that lets a customer into a conversation begun with them; null without one. */
  invitation: string | null;
  /** The console shows how a widget would look; there is no conversation. */
  isPreview: boolean;
}

/** Reads `…/clientKey/{clientKey}/token/{token or null}?language={code}&openState=true`. */
export function readAddress(url: URL): FrameAddress {
  const clientKey = /\/clientKey\/([^/]+)/.exec(url.pathname)?.[1] ?? '';
  return {
    clientKey: decodeURIComponent(clientKey),
    language: url.searchParams.get('language') === 'en' ? 'en' : 'da',
    invitation: /^#invitation=([\w-]+)$/.exec(url.hash)?.[1] ?? null,
    isPreview: url.searchParams.get('preview') === 'true',
  };
}
