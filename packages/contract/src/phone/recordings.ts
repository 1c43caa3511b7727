import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';

/** What a recording may weigh, and how long it may last. */
export const recordingBytesMax = 1024 * 1024;
export const recordingSecondsMax = 300;
export const recordingNameMax = 200;
/** What the phone plays, in kbit/s; in mono. */
export const recordingBitRate = 8;

/** A recording that is played instead of a spoken answer. */
export const recording = z.object({
  id,
  /** The file's. */
  name: z.string(),
  /** Where anybody who knows it hears the recording: what `customSpeechUrl` of a flow holds. */
  address: z.string(),
  durationMs: z.int(),
  createdAt: timestamp,
});
export type Recording = z.infer<typeof recording>;

const address = /^\/api\/recording\/([0-9a-f-]{36})\/audio$/i;

export const recordingAddress = (recordingId: string): string => `/api/recording/${recordingId}/audio`;
/** The recording that an address is of; null for an address elsewhere. */
export const recordingIdOf = (url: string): string | null => address.exec(url)?.[1] ?? null;

/** Every way in which a file is refused as a recording. */
export const recordingRefusals = [
  'tooLarge',
  'notMp3',
  'damaged',
  'truncated',
  'stereo',
  'bitRate',
  'tooLong',
] as const;
export type RecordingRefusal = (typeof recordingRefusals)[number];
export const recordingRefusalKey = (refusal: RecordingRefusal): string => `recording.error.${refusal}`;

export const uploadRecording = endpoint({
  method: 'POST',
  path: '/recording/agent/:agentId',
  summary: 'Keeps a recording for the phone: an MP3 of 8 kbit/s in mono, checked frame by frame',
  access: developers,
  audit: 'passing',
  params: agentParams,
  query: z.object({ name: z.string().trim().min(1).max(recordingNameMax) }),
  body: nothing,
  rawBody: true,
  // More than is taken, so that a file that is a little too large is refused in words of its own.
  bodyLimit: 8 * recordingBytesMax,
  reply: recording,
  errors: recordingRefusals.map(recordingRefusalKey),
  invalidates: [],
});

export const getRecording = endpoint({
  method: 'GET',
  path: '/recording/agent/:agentId/recording/:recordingId',
  summary: 'What a recording is called and how long it lasts',
  access: developers,
  params: agentParams.extend({ recordingId: id }),
  query: nothing,
  body: nothing,
  reply: recording,
  provides: [],
});

export const getRecordingAudio = endpoint({
  method: 'GET',
  path: '/recording/:recordingId/audio',
  summary: 'The recording itself, to whoever knows its address; also in part',
  access: { kind: 'public' },
  params: z.object({ recordingId: id }),
  query: nothing,
  body: nothing,
  reply: nothing,
  fileReply: 'audio/mpeg',
});
