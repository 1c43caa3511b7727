/** A frame's header fields by what they say; the sound is silence. */
interface FrameOptions {
  version?: '1' | '2' | '2.5';
  layer?: 1 | 2 | 3;
  /** The header's index of it: 1 is 8 kbit/s in MPEG 2 and 2.5, and 32 in MPEG 1. */
  bitRateIndex?: number;
  /** The header's index of it: 2 is 8000 Hz in MPEG 2.5, 16000 in MPEG 2 and 32000 in MPEG 1. */
  sampleRateIndex?: number;
  padding?: 0 | 1;
  stereo?: boolean;
  /** In bytes, as the format has it for the fields above. */
  length: number;
}

const versionBits = { '1': 3, '2': 2, '2.5': 0 };

/** One MPEG audio frame of silence. */
export function mp3Frame(options: FrameOptions): Uint8Array {
  const { version = '2.5', layer = 3, bitRateIndex = 1, sampleRateIndex = 2, padding = 0 } = options;
  const frame = new Uint8Array(options.length);
  const head = 0xe0 | (versionBits[version] << 3) | ((4 - layer) << 1) | 1;
  const rates = (bitRateIndex << 4) | (sampleRateIndex << 2) | (padding << 1);
  frame.set([0xff, head, rates, options.stereo ? 0 : 0xc0]);
  return frame;
}

/** What the phone plays: MPEG 2.5, 8 kbit/s, mono, 8000 Hz; 72 ms in 72 bytes. */
export const phoneFrame = mp3Frame({ length: 72 });

export const joined = (...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(pieces.flatMap((piece) => [...piece]));

export const repeated = (frame: Uint8Array, times: number): Uint8Array<ArrayBuffer> =>
  joined(...Array.from({ length: times }, () => frame));

/** A recording of so many frames as the phone plays it. */
export const phoneMp3 = (frames = 25): Uint8Array<ArrayBuffer> => repeated(phoneFrame, frames);

/** An ID3v2 tag of so many bytes after its header. */
export function id3Tag(size: number): Uint8Array {
  const tag = new Uint8Array(10 + size).fill(0x41);
  tag.set([...Buffer.from('ID3'), 4, 0, 0, 0, 0, (size >> 7) & 0x7f, size & 0x7f]);
  return tag;
}

/** The old tag at the end of a file. */
export function oldId3Tag(): Uint8Array {
  const tag = new Uint8Array(128).fill(0x42);
  tag.set(Buffer.from('TAG'));
  return tag;
}
