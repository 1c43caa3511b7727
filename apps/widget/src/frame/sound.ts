import type { MessageSound } from '@samtale/contract';

/** Frequency in hertz, and when it begins and how long it fades, in seconds. */
type Note = [frequency: number, begins: number, fades: number];

const sounds: Record<MessageSound, Note[]> = {
  // Two steps up.
  'sound1.wav': [
    [659, 0, 0.35],
    [880, 0.11, 0.5],
  ],
  // A low drop.
  'sound2.wav': [
    [523, 0, 0.25],
    [392, 0.09, 0.45],
  ],
  // A bell with its octave.
  'sound3.wav': [
    [784, 0, 0.9],
    [1568, 0, 0.4],
  ],
};

/** Of full loudness. */
const loudness = 0.08;

let context: AudioContext | null = null;

/** Plays a short, calm sound. */
export function play(sound: MessageSound): void {
  context ??= new AudioContext();
  for (const note of sounds[sound]) strike(context, note);
}

function strike(context: AudioContext, [frequency, begins, fades]: Note): void {
  const at = context.currentTime + begins;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + fades);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + fades);
}
