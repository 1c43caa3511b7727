import { danish, english } from '@samtale/contract';
import type { Trained } from '@samtale/nlu';
import { eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { trainingMemories } from './tables.ts';
import type { TaggerTask, TrainingTask } from './train-in-worker.ts';

type Task = TrainingTask | TaggerTask;

const languageIds: Record<Task['language'], string> = { da: danish.id, en: english.id };

/** What the last training of the task's language left, if anything; a tagger always begins from nothing. */
export async function memoryFor(
  session: DatabaseSession,
  agentId: string,
  { kind, language }: Task,
): Promise<Uint8Array | undefined> {
  if (kind !== 'classifier') return undefined;
  const ofLanguage = eq(trainingMemories.languageId, languageIds[language]);
  return (await session.agent(agentId).first(trainingMemories, ofLanguage))?.bytes;
}

/** Keeps what a training leaves instead of what the one before left. */
export async function keepMemory(
  session: DatabaseSession,
  agentId: string,
  { kind, language }: Task,
  { memory, rounds }: Trained,
): Promise<void> {
  if (kind !== 'classifier') return;
  const scope = session.agent(agentId);
  const languageId = languageIds[language];
  await scope.delete(trainingMemories, eq(trainingMemories.languageId, languageId));
  if (memory) await scope.insert(trainingMemories, [{ languageId, bytes: memory, rounds }]);
}
