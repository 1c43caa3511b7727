import { IntentType, type Language } from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { flows, publishFlow, trainingPhrases } from '../flows/index.ts';
import { writtenContent } from './written-content.ts';
import type { WrittenFlow } from './written-flow.ts';

/**
 * Gives an agent flows in a language, published unless they are drafts. `masterIds` are those of flows that other
 * languages have too, by their keys.
 */
export async function writeFlows(
  session: DatabaseSession,
  agentId: string,
  language: Language,
  written: readonly WrittenFlow[],
  masterIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const scope = session.agent(agentId);
  const ids = new Map(written.map(({ key }) => [key, createId()]));
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (!id) throw new Error(`There is no flow ${key}`);
    return id;
  };
  for (const flow of written) {
    const flowId = idOf(flow.key);
    await scope.insert(flows, [
      {
        id: flowId,
        languageId: language.id,
        masterId: masterIds.get(flow.key) ?? flowId,
        parentId: flow.parent ? idOf(flow.parent) : null,
        title: flow.title,
        intentType: IntentType.global,
        content: writtenContent(flow, idOf),
        lastModified: now.toISOString(),
      },
    ]);
    const phrases = flow.phrases.map((text) => ({
      id: createId(),
      flowId,
      text,
      normalisedText: normaliseText(text, language.languageCodeShort),
    }));
    await scope.insert(trainingPhrases, phrases);
    if (!flow.isDraft) await publishFlow(session, { agentId, userId: null, now }, flowId);
  }
}
