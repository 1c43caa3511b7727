const frameLength = 72;

/** An MP3 of silence at 8 kbit/s and 8000 Hz: 72 ms a frame. In stereo the phone does not take it. */
export function speechFile({ frames = 28, stereo = false } = {}): Buffer {
  const frame = Buffer.alloc(frameLength);
  frame.set([0xff, 0xe3, 0x18, stereo ? 0 : 0xc0]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
