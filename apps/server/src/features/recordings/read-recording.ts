import { type Recording, recordingAddress } from '@samtale/contract';
import { eq, type InferSelectModel } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import { speechRecordings } from './tables.ts';

type Row = InferSelectModel<typeof speechRecordings>;

export const shownRecording = ({ id, name, durationMs, createdAt }: Omit<Row, 'agentId'>): Recording => ({
  id,
  name,
  address: recordingAddress(id),
  durationMs,
  createdAt,
});

/** What an agent's recording is. Throws `notFound`. */
export async function getRecording(app: App, agentId: string, recordingId: string): Promise<Recording> {
  return shownRecording(await find(app, agentId, recordingId));
}

/** A recording as a file, whoever asks. Throws `notFound`. */
export async function recordingAudio(app: App, recordingId: string): Promise<FileReply> {
  const agentId = await app.database.ownerOf(speechRecordings, speechRecordings.id, recordingId);
  if (!agentId) throw notFound();
  const { bytes } = await find(app, agentId, recordingId);
  return new FileReply(bytes, 'audio/mpeg');
}

async function find(app: App, agentId: string, recordingId: string): Promise<Row> {
  const row = await app.database.agent(agentId).first(speechRecordings, eq(speechRecordings.id, recordingId));
  if (!row) throw notFound();
  return row;
}
