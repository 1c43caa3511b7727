import {
  freeTextTypeId,
  hasDay,
  type LanguageCode,
  type PhraseContent,
  systemEntityTypes,
  TrainingPhraseType,
} from '@samtale/contract';
import type { CompiledLanguage, CompiledParameter } from '@samtale/dialog';
import { type EntityTypeForRelease, typeDefinitions } from '../entities/index.ts';

/** A published flow's phrases as the compiler reads them. */
interface FlowPhrases {
  id: string;
  phrases: readonly PhraseContent[];
}

/**
 * The values a flow collects, in the order of its phrases. What is asked or taken for granted when a value is missing
 * may stand in any phrase that marks it.
 */
export function compileParameters(
  phrases: readonly PhraseContent[],
  language: LanguageCode,
): CompiledParameter[] {
  const parameters = new Map<string, CompiledParameter>();
  for (const part of phrases.flatMap((phrase) => phrase.trainingPhrasePartList)) {
    const name = part.alias.trim();
    if (part.entityType === null || !name) continue;
    const known = parameters.get(name) ?? {
      name,
      typeId: part.entityType,
      ...(part.entityType === freeTextTypeId && { takesAnything: true as const }),
    };
    const defaultValue = known.defaultValue ?? part.defaultValue?.trim();
    const question = known.question ?? part.requiredSpeechBubble?.trim();
    const days = known.days ?? (part.days !== 'any' && hasDay(known.typeId) ? part.days : undefined);
    parameters.set(name, {
      ...known,
      ...(defaultValue && { defaultValue }),
      ...(question && { question }),
      ...(days && { days }),
    });
  }
  return [...parameters.values()].map((parameter) => {
    const examples = examplesOf(parameter, language);
    return { ...parameter, ...(examples.length && { examples }) };
  });
}

/** So many are enough to see how a value is said. */
const mostExamples = 2;
function examplesOf({ typeId, days }: CompiledParameter, language: LanguageCode): string[] {
  const type = systemEntityTypes.find(({ id }) => id === typeId);
  const examples = days === 'past' ? type?.pastExamples : type?.examples;
  return examples?.[language].slice(0, mostExamples) ?? [];
}

/** The phrases that are recognised by their words or their kinds of value, and the entity types that flows use. */
export function compilePhraseLayers(
  flows: readonly FlowPhrases[],
  ownTypes: readonly EntityTypeForRelease[],
): Pick<CompiledLanguage, 'keywordPhrases' | 'entityPhrases' | 'entityTypes'> {
  const ofType = (type: TrainingPhraseType) =>
    flows.flatMap(({ id, phrases }) =>
      phrases
        .filter((phrase) => phrase.type === type)
        .map(({ trainingPhrasePartList: parts }) => ({ flowId: id, parts })),
    );
  const keywordPhrases = ofType(TrainingPhraseType.keywords).map(({ flowId, parts }) => ({
    flowId,
    keywords: parts
      .map(({ text, keywords }) => [text, ...keywords].map((word) => word.trim()).filter(Boolean))
      .filter((words) => words.length),
  }));
  // What a phrase does not say has no words.
  const entityPhrases = ofType(TrainingPhraseType.entities)
    .map(({ flowId, parts }) => ({
      flowId,
      typeIds: parts.flatMap(({ text, entityType }) => (text === '' ? [] : (entityType ?? []))),
    }))
    .filter(({ typeIds }) => typeIds.length);
  const used = new Set(
    flows.flatMap(({ phrases }) =>
      phrases.flatMap((phrase) =>
        phrase.trainingPhrasePartList.flatMap(({ entityType }) => entityType ?? []),
      ),
    ),
  );
  const entityTypes = typeDefinitions(used, ownTypes);
  return {
    ...(keywordPhrases.length && { keywordPhrases }),
    ...(entityPhrases.length && { entityPhrases }),
    ...(entityTypes.length && { entityTypes }),
  };
}
