import type { MessageSound } from './chat-config.ts';

/** A tone: its pitch in hertz, when it begins and how long it fades, in seconds. */
export interface SoundNote {
  pitch: number;
  at: number;
  fades: number;
}

/** What each sound is made of; browsers make it, so no file is fetched. */
export const messageSoundNotes: Readonly<Record<MessageSound, readonly SoundNote[]>> = {
  // Two steps up.
  'sound1.wav': [
    { pitch: 659, at: 0, fades: 0.35 },
    { pitch: 880, at: 0.11, fades: 0.5 },
  ],
  // A low drop.
  'sound2.wav': [
    { pitch: 523, at: 0, fades: 0.25 },
    { pitch: 392, at: 0.09, fades: 0.45 },
  ],
  // A bell with its octave.
  'sound3.wav': [
    { pitch: 784, at: 0, fades: 0.9 },
    { pitch: 1568, at: 0, fades: 0.4 },
  ],
};
