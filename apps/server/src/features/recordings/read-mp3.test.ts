import { expect, test } from 'vitest';
import {
  id3Tag,
  joined,
  mp3Frame,
  oldId3Tag,
  phoneFrame,
  phoneMp3,
  repeated,
} from '../../../test/mp3-file.ts';
import { readMp3 } from './read-mp3.ts';

const phone = { kind: 'mp3', durationMs: 720, isMono: true, bitRates: [8] };

test('frames of 8 kbit/s in mono, at each of the sample rates there are', () => {
  expect(readMp3(phoneMp3(10))).toEqual(phone);
  // 576 samples in 8 kbit/s: 72 * 8000 / sample rate bytes.
  const mpeg2 = mp3Frame({ version: '2', sampleRateIndex: 2, length: 36 });
  expect(readMp3(repeated(mpeg2, 10))).toEqual({ ...phone, durationMs: 360 });
  const odd = mp3Frame({ sampleRateIndex: 0, length: 52 });
  const padded = mp3Frame({ sampleRateIndex: 0, padding: 1, length: 53 });
  expect(readMp3(joined(odd, padded, odd))).toEqual({ ...phone, durationMs: 157 });
});

test('tags before and after the sound are no part of it', () => {
  const blank = new Uint8Array(300);
  expect(readMp3(joined(id3Tag(1000), phoneMp3(10), oldId3Tag()))).toEqual(phone);
  expect(readMp3(joined(id3Tag(20), id3Tag(20), blank, phoneMp3(10), blank))).toEqual(phone);
});

test.for([
  ['Xing', 13],
  ['Info', 13],
  ['VBRI', 36],
] as const)('the frame with an encoder’s note (%s) does not count, whatever its bit rate', ([word, at]) => {
  // As ffmpeg writes it: the note takes more room than a frame of 8 kbit/s has.
  const note = mp3Frame({ bitRateIndex: 3, length: 216 });
  note.set(Buffer.from(word), at);
  expect(readMp3(joined(note, phoneMp3(10)))).toEqual(phone);
  expect(readMp3(joined(phoneFrame, note))).toMatchObject({ bitRates: [8, 24] });
});

test('what a file of another bit rate or with two channels is', () => {
  const cd = mp3Frame({ version: '1', bitRateIndex: 9, sampleRateIndex: 0, stereo: true, length: 417 });
  expect(readMp3(repeated(cd, 4))).toEqual({ kind: 'mp3', durationMs: 104, isMono: false, bitRates: [128] });
  const faster = mp3Frame({ bitRateIndex: 2, length: 144 });
  expect(readMp3(joined(phoneFrame, faster))).toMatchObject({ isMono: true, bitRates: [8, 16] });
  const stereo = mp3Frame({ stereo: true, length: 72 });
  expect(readMp3(joined(phoneMp3(4), stereo, phoneMp3(5)))).toEqual({ ...phone, isMono: false });
});

test('a file that ends within a frame is cut off', () => {
  for (const cut of [1, 68, 69, 71])
    expect(readMp3(phoneMp3(10).subarray(0, 720 - cut))).toEqual({ kind: 'truncated', atMs: 648 });
  expect(readMp3(phoneFrame.subarray(0, 60))).toEqual({ kind: 'truncated', atMs: 0 });
});

test('what is no frame among frames is damage', () => {
  const bytes = phoneMp3(10);
  bytes.fill(0x55, 720 - 144);
  expect(readMp3(bytes)).toEqual({ kind: 'damaged', atMs: 576 });
});

test.for([
  ['', new Uint8Array()],
  ['', Buffer.from('not at all')],
  ['', new Uint8Array(500)],
  ['', id3Tag(100)],
  ['', mp3Frame({ bitRateIndex: 15, length: 72 })],
  ['', mp3Frame({ bitRateIndex: 0, length: 72 })],
  ['', mp3Frame({ sampleRateIndex: 3, length: 72 })],
  ['WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['Ogg', Buffer.from('OggS\0')],
  ['FLAC', Buffer.from('fLaC\0')],
  ['MP4/M4A', Buffer.from('\0\0\0 ftypM4A ')],
  ['MPEG Layer II', mp3Frame({ layer: 2, length: 72 })],
  ['MPEG Layer I', mp3Frame({ layer: 1, length: 72 })],
] as const)('%j: %o is no MP3', ([looksLike, bytes]) => {
  expect(readMp3(bytes)).toEqual({ kind: 'notMp3', looksLike });
});
