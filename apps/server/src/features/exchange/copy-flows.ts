import { type FlowInFile, languageCodeOf } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findAgent, lockNames } from '../agents/index.ts';
import { flows } from '../flows/index.ts';
import { exportFlows } from './export-agent.ts';
import { mapFlow } from './map-flow.ts';
import { NoteList } from './note-list.ts';

interface CopyFlows {
  agentId: string;
  /** To. */
  languageId: string;
  fromLanguageId: string;
  masterIntentIdList: readonly string[];
}

/**
 * Copies the flows of these masters that a language lacks from another, as drafts to be translated, with those they
 * follow up on that it lacks too. What leads to a flow leads to the same flow in the language, as far as it is there
 * afterwards. The ids of the new flows.
 */
export function copyFlows(app: App, copying: CopyFlows): Promise<string[]> {
  const { agentId, languageId, fromLanguageId, masterIntentIdList } = copying;
  if (languageId === fromLanguageId) throw new AppError('badRequest', 'settings.languages.sameLanguage');
  return app.database.transaction(async (session) => {
    const { languageIds } = await findAgent(session, agentId);
    if (![languageId, fromLanguageId].every((id) => languageIds.includes(id))) throw notFound();
    await lockNames(session, agentId);
    const scope = session.agent(agentId);
    const source = await exportFlows(session, agentId, fromLanguageId);
    const there = await scope.select(flows, { where: eq(flows.languageId, languageId) });
    const idOfMaster = new Map(there.map(({ masterId, id }) => [masterId, id]));
    const missing = missingAmong(source, new Set(masterIntentIdList), idOfMaster);
    for (const { masterIntentId } of missing) idOfMaster.set(masterIntentId, createId());
    const ids = {
      flows: new Map(
        source.flatMap(({ id, masterIntentId }) => {
          const target = idOfMaster.get(masterIntentId);
          return target ? [[id, target] as const] : [];
        }),
      ),
      templates: new Map<string, string>(),
      entityTypes: new Map<string, string>(),
      actions: new Map<string, string>(),
    };
    const notes = new NoteList();
    const languageCode = languageCodeOf(languageId);
    const lastModified = app.now().toISOString();
    const rowsOf = function* () {
      const made = [];
      for (const flow of missing) {
        const bare = { ...flow, trainingPhraseList: [], trainingPhraseTemplateId: null };
        const copy = yield* mapFlow(bare, ids, { notes, languageCode });
        const { chatResponseList, intentActionList, settings, title, intentType, disabled } = copy;
        made.push({
          id: ids.flows.get(flow.id) ?? createId(),
          languageId,
          masterId: flow.masterIntentId,
          parentId: copy.followUpParentId,
          title,
          intentType,
          disabled,
          content: { chatResponseList, intentActionList, settings },
          lastModified,
        });
        yield;
      }
      return made;
    };
    const rows = await inTurns(rowsOf());
    await scope.insert(flows, rows);
    return rows.map(({ id }) => id);
  });
}

/** Those of the wanted masters that are not there, with what they follow up on; parents first, as the source has them. */
function missingAmong(
  source: readonly FlowInFile[],
  wanted: ReadonlySet<string>,
  there: ReadonlyMap<string, string>,
): FlowInFile[] {
  const byId = new Map(source.map((flow) => [flow.id, flow]));
  const taken = new Set<string>();
  for (const flow of source) {
    if (!wanted.has(flow.masterIntentId)) continue;
    let one: FlowInFile | undefined = flow;
    while (one && !there.has(one.masterIntentId) && !taken.has(one.id)) {
      taken.add(one.id);
      one = one.followUpParentId ? byId.get(one.followUpParentId) : undefined;
    }
  }
  return source.filter(({ id }) => taken.has(id));
}
