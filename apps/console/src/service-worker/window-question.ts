import type { PushPayload } from '@samtale/contract';

/** What the service worker asks a window of the console; a window that will do so answers `true`. */
export type WindowQuestion =
  /** Will you tell of this yourself? */
  | { ask: 'tell'; payload: PushPayload }
  /** Will you go to this address? */
  | { ask: 'open'; url: string };
