/** Two notes, a fourth apart, that ring out softly: when each begins and its pitch, in seconds and hertz. */
const notes = [
  { at: 0, pitch: 659.25 },
  { at: 0.13, pitch: 880 },
] as const;
const loudness = 0.09;
const ringsFor = 0.6;

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
        open();
      },
      { signal: once.signal },
    );
  if (navigator.userActivation?.hasBeenActive) open();
  return () => once.abort();
}

/** Whether this window may make a sound. */
export const maySound = (): boolean => audio?.state === 'running';

/** Plays the tone that tells of chats. */
export function playTone(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { at, pitch } of notes) {
    const start = audio.currentTime + at;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + ringsFor);
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + ringsFor);
  }
}
