import { danish } from '@samtale/contract';
import { decodeModel, encodeModel } from '../../../../packages/nlu/src/model-format.ts';
import type { App } from '../../src/app.ts';
import { modelKeyOf, publishedFlows, trainAgent, trainingTask } from '../../src/features/training/index.ts';
import { models } from '../../src/features/training/tables.ts';

/** A model that was trained, and the flows that it tells apart. */
interface Trained {
  flowIds: readonly string[];
  bytes: Uint8Array;
}
let first: Promise<Trained> | null = null;

/**
 * Trains a Danish agent whose flows are, but for their ids, those of the one that was trained so before in this process:
 * its model is that one's with other ids in it, which takes nothing compared to training. `train-like-before.test.ts` holds them
 * to be the same.
 */
export async function trainLikeBefore(app: App, agentId: string, flowIds: readonly string[]): Promise<void> {
  if (first) await keepModel(app, agentId, withOtherIds(await first, flowIds));
  await trainAgent(app, agentId);
  first ??= trainedModel(app, agentId).then((bytes) => ({ flowIds, bytes }));
}

async function keepModel(app: App, agentId: string, bytes: Uint8Array): Promise<void> {
  const key = modelKeyOf(trainingTask(danish, await publishedFlows(app.database, agentId, danish.id)));
  await app.database.agent(agentId).insert(models, [{ key, bytes }]);
}

export async function trainedModel(app: App, agentId: string): Promise<Uint8Array> {
  const [model] = await app.database.agent(agentId).select(models);
  if (!model) throw new Error('No model was trained');
  return model.bytes;
}

/** Ids are made one after the other, so those of another bot are in the same order. */
function withOtherIds({ flowIds, bytes }: Trained, others: readonly string[]): Uint8Array {
  const model = decodeModel(bytes);
  const labels = model.labels.map((label) => others[flowIds.indexOf(label)] ?? label);
  return encodeModel({ ...model, labels });
}
