import type { MessageSound } from '@samtale/contract';
import { isMuted } from './muted.ts';

/** Plays a sound, once the visitor has done something in the chat and unless they want to hear none. */
export function ring(sound: MessageSound): void {
  if (isMuted() || !navigator.userActivation?.hasBeenActive) return;
  import('./sound.ts').then(
    ({ play }) => play(sound),
    // The words are there all the same.
    () => null,
  );
}
