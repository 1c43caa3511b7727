import {
  type EntityTypeListItem,
  languageCodeOf,
  type TrainingPhrasePart,
  trainingPhrasePart,
} from '@samtale/contract';
import { buildEntityExtractor, type FoundEntity } from '@samtale/nlu';
import type { App } from '../../app.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { timeZoneOf } from '../agents/index.ts';
import { entityTypesForRelease, typeDefinitions } from '../entities/index.ts';

interface ParsePhrases {
  agentId: string;
  languageId: string;
  questionList: readonly string[];
  parameterList: readonly { alias: string; entityType: EntityTypeListItem['id'] }[];
}

/** The parts of phrases, with the values of parameters that are found in them. */
export async function parseTrainingPhrases(app: App, parsing: ParsePhrases) {
  const { agentId, languageId, questionList, parameterList } = parsing;
  const used = new Set(parameterList.map(({ entityType }) => entityType));
  const own = await entityTypesForRelease(app.database, agentId, languageId);
  const types = typeDefinitions(used, own);
  const extractor = await inTurns(buildEntityExtractor(types, languageCodeOf(languageId)));
  const said = { now: app.now().getTime(), timeZone: await timeZoneOf(app.database, agentId) };
  return inTurns(partsOfAll());

  function* partsOfAll() {
    const parsed: { question: string; trainingPhrasePartList: TrainingPhrasePart[] }[] = [];
    for (const question of questionList) {
      const found = extractor.extract(question, said);
      parsed.push({ question, trainingPhrasePartList: partsOf(question, found, parameterList) });
      yield;
    }
    return parsed;
  }
}

/** The longest and surest finding of a parameter's type that leaves room for the others. */
function partsOf(
  question: string,
  found: readonly FoundEntity[],
  parameters: ParsePhrases['parameterList'],
): TrainingPhrasePart[] {
  const free = [...found].sort((one, other) => other.end - other.start - (one.end - one.start));
  const taken: (FoundEntity & { alias: string })[] = [];
  for (const { alias, entityType } of parameters) {
    const wanted = free.filter(
      ({ typeId, start, end }) =>
        typeId === entityType && !taken.some((other) => other.start < end && start < other.end),
    );
    // Of two of a type, the one that is said first.
    const first = wanted.sort((one, other) => one.start - other.start)[0];
    if (first) taken.push({ ...first, alias });
  }
  taken.sort((one, other) => one.start - other.start);
  const parts: TrainingPhrasePart[] = [];
  let at = 0;
  for (const { start, end, alias, typeId } of taken) {
    if (start > at) parts.push(trainingPhrasePart.parse({ text: question.slice(at, start) }));
    parts.push(trainingPhrasePart.parse({ text: question.slice(start, end), alias, entityType: typeId }));
    at = end;
  }
  if (at < question.length) parts.push(trainingPhrasePart.parse({ text: question.slice(at) }));
  return parts;
}
