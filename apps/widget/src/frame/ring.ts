import type { MessageSound } from '@samtale/contract';
import { isMuted } from './muted.ts';

/** Plays a sound, unless the visitor wants to hear none. */
export function ring(sound: MessageSound): void {
  if (isMuted()) return;
  import('./sound.ts').then(
    ({ play }) => play(sound),
    // The words are there all the same.
    () => null,
  );
}
