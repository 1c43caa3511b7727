/** What a file is as far as its MPEG audio frames tell. */
export type Mp3Reading =
  /** `looksLike` names another format that the file is in; empty when it is none that is known. */
  | { kind: 'notMp3'; looksLike: string }
  /** There is something else than a frame after so many seconds. */
  | { kind: 'damaged'; atMs: number }
  | { kind: 'truncated'; atMs: number }
  | { kind: 'mp3'; durationMs: number; isMono: boolean; bitRates: number[] };

interface Frame {
  /** In bytes, its header included. */
  length: number;
  samples: number;
  sampleRate: number;
  /** In kbit/s. */
  bitRate: number;
  isMono: boolean;
  /** Of the side information, in bytes: what comes before the sound. */
  sideLength: number;
}

/** In kbit/s, by the header's four bits, of layer III: MPEG 1, and MPEG 2 and 2.5 (ISO/IEC 11172-3 and 13818-3). */
const bitRatesOf1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitRatesOf2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** In Hz, by the header's two bits of the version: MPEG 2.5, none, 2 and 1. */
const sampleRates = [[11025, 12000, 8000], [], [22050, 24000, 16000], [44100, 48000, 32000]];
const headerLength = 4;
const layer3 = 1;
const mono = 3;

/**
 * Reads all frames of an MP3 file, one after the other; ID3 tags around them are skipped. The frame in which encoders
 * note how long the file is (Xing, Info, VBRI) is silent and often of another bit rate: it does not count.
 */
export function readMp3(file: Uint8Array): Mp3Reading {
  const end = endWithoutTag(file);
  let at = startAfterTags(file, end);
  const first = frameAt(file, at);
  if (!first) return { kind: 'notMp3', looksLike: formatOf(file, at) };
  if (isNote(file, at, first)) at += first.length;
  const bitRates = new Set<number>();
  let isMono = true;
  let milliseconds = 0;
  while (at < end && !isBlank(file, at, end)) {
    const atMs = Math.round(milliseconds);
    if (end - at < headerLength) return { kind: 'truncated', atMs };
    const frame = frameAt(file, at);
    if (!frame) return { kind: 'damaged', atMs };
    if (at + frame.length > end) return { kind: 'truncated', atMs };
    bitRates.add(frame.bitRate);
    isMono &&= frame.isMono;
    milliseconds += (frame.samples * 1000) / frame.sampleRate;
    at += frame.length;
  }
  if (bitRates.size === 0) return { kind: 'truncated', atMs: 0 };
  const sorted = [...bitRates].sort((one, other) => one - other);
  return { kind: 'mp3', durationMs: Math.round(milliseconds), isMono, bitRates: sorted };
}

/** The frame of layer III that begins here; null when none does. */
function frameAt(file: Uint8Array, at: number): Frame | null {
  const [sync = 0, head = 0, rates = 0, channels = 0] = file.subarray(at, at + headerLength);
  if (sync !== 0xff || (head & 0xe0) !== 0xe0 || ((head >> 1) & 3) !== layer3) return null;
  const version = (head >> 3) & 3;
  const isMpeg1 = version === 3;
  const bitRate = (isMpeg1 ? bitRatesOf1 : bitRatesOf2)[rates >> 4];
  const sampleRate = sampleRates[version]?.[(rates >> 2) & 3];
  if (!bitRate || !sampleRate) return null;
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  const isMono = channels >> 6 === mono;
  const [monoSide, stereoSide] = isMpeg1 ? [17, 32] : [9, 17];
  return {
    length: Math.floor((samples / 8) * ((bitRate * 1000) / sampleRate)) + padding,
    samples,
    sampleRate,
    bitRate,
    isMono,
    sideLength: isMono ? monoSide : stereoSide,
  };
}

/** Where the tags at the start end, with what they are filled up with. https://id3.org/id3v2.4.0-structure */
function startAfterTags(file: Uint8Array, end: number): number {
  let at = 0;
  while (wordAt(file, at, 3) === 'ID3') {
    const [flags = 0, ...size] = file.subarray(at + 5, at + 10);
    const hasFooter = (flags & 0x10) !== 0;
    at += 10 + size.reduce((sum, seven) => sum * 128 + (seven & 0x7f), 0) + (hasFooter ? 10 : 0);
    while (at < end && file[at] === 0) at += 1;
  }
  return at;
}

const oldTagLength = 128;
const endWithoutTag = (file: Uint8Array): number =>
  file.length >= oldTagLength && wordAt(file, file.length - oldTagLength, 3) === 'TAG'
    ? file.length - oldTagLength
    : file.length;

/** https://www.codeproject.com/Articles/8295/MPEG-Audio-Frame-Header, »VBR headers« */
function isNote(file: Uint8Array, at: number, { sideLength }: Frame): boolean {
  const xing = wordAt(file, at + headerLength + sideLength, 4);
  return xing === 'Xing' || xing === 'Info' || wordAt(file, at + headerLength + 32, 4) === 'VBRI';
}

const isBlank = (file: Uint8Array, from: number, end: number): boolean =>
  file[from] === 0 && file.subarray(from, end).every((byte) => byte === 0);

const wordAt = (file: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...file.subarray(at, at + length));

/** What people take for an MP3 most often. */
function formatOf(file: Uint8Array, at: number): string {
  const [start, kind] = [wordAt(file, at, 4), wordAt(file, at + 4, 4)];
  if (start === 'RIFF') return 'WAV';
  if (start === 'OggS') return 'Ogg';
  if (start === 'fLaC') return 'FLAC';
  if (kind === 'ftyp') return 'MP4/M4A';
  const [sync = 0, head = 0] = file.subarray(at, at + 2);
  const layer = (head >> 1) & 3;
  const isOtherLayer = sync === 0xff && (head & 0xe0) === 0xe0 && layer > layer3;
  return isOtherLayer ? `MPEG Layer ${layer === 2 ? 'II' : 'I'}` : '';
}
