import { randomUUID } from 'node:crypto';
import type { Recording } from '@samtale/contract';
import type { App } from '../../app.ts';
import { checkRecording } from './check-recording.ts';
import { forgetUnused } from './forget-unused.ts';
import { shownRecording } from './read-recording.ts';
import { speechRecordings } from './tables.ts';

interface NewRecording {
  agentId: string;
  name: string;
  bytes: Uint8Array;
}

/** Keeps an uploaded recording, and lets go of those that nothing plays any more. Throws what `checkRecording` does. */
export async function keepRecording(app: App, { agentId, name, bytes }: NewRecording): Promise<Recording> {
  const durationMs = checkRecording(bytes);
  const row = { id: randomUUID(), name, bytes, durationMs, createdAt: app.now().toISOString() };
  const scope = app.database.agent(agentId);
  await scope.insert(speechRecordings, [row]);
  await forgetUnused(scope, app.now());
  return shownRecording(row);
}
