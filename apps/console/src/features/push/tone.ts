import type { SoundNote } from '@samtale/contract';

/** Two notes, a fourth apart, that ring out softly: when each begins, its pitch and how long it fades, in seconds and hertz. */
const chatNotes = [
  { at: 0, pitch: 659.25, fades: 0.6 },
  { at: 0.13, pitch: 880, fades: 0.6 },
] as const;
const loudness = 0.09;

/** Milliseconds from the first click or key. */
const openAfter = 500;

let audio: AudioContext | null = null;

/** Browsers let a page sound only after it has been used; so the way is opened at the first click or key. */
export function openSoundWhenUsed(): () => void {
  const open = () => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  const once = new AbortController();
  for (const event of ['pointerdown', 'keydown'] as const)
    window.addEventListener(
      event,
      () => {
        once.abort();
        // It takes a while, which the answer to the click or key is not to wait for.
        setTimeout(open, openAfter);
      },
      { signal: once.signal },
    );
  if (navigator.userActivation?.hasBeenActive) open();
  return () => once.abort();
}

/** Whether this window may make a sound. */
export const maySound = (): boolean => audio?.state === 'running';

/** Plays the tone that tells of chats. */
export const playTone = (): void => playNotes(chatNotes);

/** Plays notes, each of which rings out softly. */
export function playNotes(notes: readonly SoundNote[]): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { at, pitch, fades } of notes) {
    const start = audio.currentTime + at;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + fades);
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + fades);
  }
}
