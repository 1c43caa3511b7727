import { type ChatConfig, type ChatConfigLanguage, GenerationMode } from '@samtale/contract';
import type { Citing, Generation } from '@samtale/dialog';
import { inArray } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { flows } from '../flows/tables.ts';
import { readChatConfig } from './read-chat-config.ts';
import type { widgets } from './tables.ts';

/** The flow that goes by the same name in each language, by any of them. */
type FlowIn = (flowId: string | null, languageId: string) => string | null;

/** What an agent has to answer from: a language model, and the sources that are active. */
interface Connected {
  hasModel: boolean;
  sourceIds: readonly string[];
}

/** How a widget's generated answers come about, by language; empty of one that has none. */
export async function generationOf(
  session: DatabaseSession,
  agent: { id: string; languageIds: readonly string[] },
  widget: Pick<typeof widgets.$inferSelect, 'id' | 'chatConfig'>,
  connected: Connected,
): Promise<Map<string, Generation>> {
  const config = readChatConfig(widget.chatConfig, agent.languageIds);
  if (config.gptSetupType === GenerationMode.off) return new Map();
  const { errorIntentId, messageLimitingIntentId } = config.gptSetting;
  const flowIn = await counterparts(session, agent.id, [errorIntentId, messageLimitingIntentId]);
  return new Map(
    config.chatConfigLanguageList.map((language) => [
      language.languageId,
      generationIn(language, config, widget.id, flowIn, connected),
    ]),
  );
}

function generationIn(
  { languageId, gptCommandDescription }: ChatConfigLanguage,
  config: ChatConfig,
  channelId: string,
  flowIn: FlowIn,
  { hasModel, sourceIds }: Connected,
): Generation {
  const { gptSetupType, gptSetting } = config;
  const chosen = gptSetting.gptTrainingJobList;
  const instructions = gptCommandDescription || gptSetting.gptCommandDescription;
  return {
    isAlone: gptSetupType === GenerationMode.alone,
    channelId,
    tokenLimit: gptSetting.tokenLimit,
    model: hasModel ? gptSetting.gptModelName : null,
    sourceIds: sourceIds.filter((id) => chosen === null || chosen.includes(id)),
    citing: citingOf(config),
    instructions,
    instructionsOutOfHours: gptSetting.gptCommandDescriptionOutOpenHours || instructions,
    details: gptSetting.gptOutputJson,
    detailsOutOfHours: gptSetting.gptOutputJsonOutOpenHours ?? gptSetting.gptOutputJson,
    temperature: gptSetting.temperature,
    topP: gptSetting.topP,
    maxTokens: gptSetting.maxResponseToken,
    mostAnswers: gptSetting.messageLimiting,
    limitFlowId: flowIn(gptSetting.messageLimitingIntentId, languageId),
    failedFlowId: flowIn(gptSetting.errorIntentId, languageId),
    failedText: gptSetting.errorMsq,
  };
}

function citingOf({ showSources, showSourcesWithContent }: ChatConfig): Citing {
  if (!showSources) return 'nothing';
  return showSourcesWithContent ? 'texts' : 'titles';
}

/** A widget names a flow once; a visitor gets the one of their language that it is a translation of. */
async function counterparts(
  session: DatabaseSession,
  agentId: string,
  named: readonly (string | null)[],
): Promise<FlowIn> {
  const ids = named.filter((id) => id !== null);
  if (!ids.length) return () => null;
  const scope = session.agent(agentId);
  const chosen = await scope.select(flows, { where: inArray(flows.id, ids) });
  const masters = chosen.map(({ masterId }) => masterId);
  const all = masters.length ? await scope.select(flows, { where: inArray(flows.masterId, masters) }) : [];
  return (flowId, languageId) => {
    const masterId = chosen.find(({ id }) => id === flowId)?.masterId;
    return all.find((flow) => flow.masterId === masterId && flow.languageId === languageId)?.id ?? null;
  };
}
