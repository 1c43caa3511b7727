import type { App } from '../../app.ts';
import { builderRoom } from '../../platform/hub/rooms.ts';
import { findSource } from './read-sources.ts';
import { countPages, progressOf } from './source-record.ts';

/** Tells those who build an agent's bot how far reading a source is. */
export async function announceProgress(app: App, agentId: string, sourceId: string): Promise<void> {
  const row = await findSource(app.database, agentId, sourceId);
  const counts = await countPages(app.database, agentId, sourceId);
  app.hub.staff.to(builderRoom(agentId)).emit('sourceProgress', progressOf(row, counts(sourceId)));
}
