import { type FlowInFile, type PhraseContent, systemEntityTypes } from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import { mapInTurns } from '../../platform/in-turns.ts';
import type { Planning } from './plan-named.ts';

/** The ids in the agent of what the file's ids name. */
export interface IdsInAgent {
  flows: ReadonlyMap<string, string>;
  templates: ReadonlyMap<string, string>;
  entityTypes: ReadonlyMap<string, string>;
  /** Of actions, filled as they are met: one may name another that is in a later flow. */
  actions: Map<string, string>;
}

const systemIds: ReadonlySet<string> = new Set(systemEntityTypes.map(({ id }) => id));

/**
 * A flow of the file with the agent's ids. What names nothing there leads nowhere, or is not marked any more. To be done in
 * turns: a flow may have thousands of phrases.
 */
export function* mapFlow(
  flow: FlowInFile,
  ids: IdsInAgent,
  { notes, languageCode }: Pick<Planning, 'notes' | 'languageCode'>,
): Generator<void, FlowInFile> {
  const about = { languageCode, title: flow.title };
  const flowOf = (id: string | null) => (id && ids.flows.get(id)) ?? null;
  const actionOf = (id: string) => {
    const known = ids.actions.get(id) ?? createId();
    ids.actions.set(id, known);
    return known;
  };
  const typeOf = (id: string) => (systemIds.has(id) ? id : ids.entityTypes.get(id));
  const phraseOf = (phrase: PhraseContent): PhraseContent => ({
    ...phrase,
    trainingPhrasePartList: phrase.trainingPhrasePartList.map((part) => {
      if (part.entityType === null) return part;
      const entityType = typeOf(part.entityType);
      if (entityType) return { ...part, entityType };
      notes.add('unknownEntityType', about, part.alias);
      const unmarked = { entityType: null, alias: '', defaultValue: null, requiredSpeechBubble: null };
      return { ...part, ...unmarked, days: 'any' };
    }),
  });
  const template = flow.trainingPhraseTemplateId && ids.templates.get(flow.trainingPhraseTemplateId);
  if (flow.trainingPhraseTemplateId && !template) notes.add('unknownTemplate', about);
  const trainingPhraseList = yield* mapInTurns(flow.trainingPhraseList, phraseOf);
  return {
    ...flow,
    followUpParentId: flowOf(flow.followUpParentId),
    trainingPhraseTemplateId: template ?? null,
    trainingPhraseList,
    chatResponseList: flow.chatResponseList.map((response) => ({
      ...response,
      speechBubbleList: response.speechBubbleList.map((bubble) => ({
        ...bubble,
        id: createId(),
        messageList: bubble.messageList.map((message) => ({
          ...message,
          id: createId(),
          suggestion: message.suggestion && {
            ...message.suggestion,
            intentToTriggerId: flowOf(message.suggestion.intentToTriggerId),
          },
        })),
      })),
    })),
    intentActionList: flow.intentActionList.map((action) => ({
      ...action,
      id: actionOf(action.id),
      redirectIntentId: flowOf(action.redirectIntentId),
      conditionsNotMetIntentId: flowOf(action.conditionsNotMetIntentId),
      failedIntentId: flowOf(action.failedIntentId),
      formIntentActionId: action.formIntentActionId && actionOf(action.formIntentActionId),
      conditionList: action.conditionList.map((condition) => ({
        ...condition,
        id: createId(),
        officeTimeList: condition.officeTimeList.map((time) => ({ ...time, id: createId() })),
      })),
    })),
  };
}
