import {
  type RecordingRefusal,
  recordingBitRate,
  recordingBytesMax,
  recordingRefusalKey,
  recordingSecondsMax,
} from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';
import { readMp3 } from './read-mp3.ts';

/**
 * How long a recording lasts, in milliseconds. Throws `badRequest` with the key of what keeps the phone from playing
 * it and what was found instead.
 */
export function checkRecording(file: Uint8Array): number {
  if (file.length > recordingBytesMax) throw refused('tooLarge', { kilobytes: inWhole(file.length / 1024) });
  const reading = readMp3(file);
  switch (reading.kind) {
    case 'notMp3':
      throw refused('notMp3', { found: reading.looksLike && `: ${reading.looksLike}` });
    case 'damaged':
    case 'truncated':
      throw refused(reading.kind, { seconds: inWhole(reading.atMs / 1000) });
    case 'mp3': {
      const { durationMs, isMono, bitRates } = reading;
      const [lowest = 0] = bitRates;
      const highest = bitRates.at(-1) ?? lowest;
      const bitRate = lowest === highest ? `${lowest}` : `${lowest}–${highest}`;
      if (!isMono) throw refused('stereo', { bitRate });
      if (lowest !== recordingBitRate || highest !== recordingBitRate) throw refused('bitRate', { bitRate });
      if (durationMs > recordingSecondsMax * 1000)
        throw refused('tooLong', { minutes: inWhole(durationMs / 60_000) });
      return durationMs;
    }
  }
}

const refused = (refusal: RecordingRefusal, values: Record<string, string>) =>
  new AppError('badRequest', recordingRefusalKey(refusal), { values });

const inWhole = (amount: number) => String(Math.round(amount));
