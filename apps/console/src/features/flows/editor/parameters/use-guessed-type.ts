import { EntityDataType, endpoints, systemEntityTypeId } from '@samtale/contract';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { useEntityTypeList } from '../../../entities/index.ts';
import { useFlowParams } from '../../../flow-list/index.ts';

/** The most that are asked about at once. */
const mostTypes = 50;
/** What takes more words comes first: a day and an hour together are a point in time. */
const systemOrder = [
  'dateTime',
  'datePeriod',
  'timePeriod',
  'date',
  'time',
  'email',
  'phoneNumber',
  'age',
  'color',
  'language',
  'number',
  'zipCode',
] as const;
/** A single word or figure is a number before it is an hour of the day. */
const orderOfWord = ['phoneNumber', 'number', ...systemOrder] as const;
const oneWord = /^[\p{L}\p{N}]+$/u;

/** Id of the entity type that covers words wholly, as far as one does: the agent's own before the system's. */
export function useGuessedType(words: string | null): string | null {
  const params = useFlowParams();
  const { data: types } = useEntityTypeList();
  const own = types?.list.filter(({ system }) => !system).map(({ id }) => id) ?? [];
  const order = words !== null && oneWord.test(words) ? new Set(orderOfWord) : new Set(systemOrder);
  const all = [...own, ...[...order].map((name) => systemEntityTypeId(EntityDataType[name]))];
  const parameterList = all
    .slice(-mostTypes)
    .map((entityType, index) => ({ alias: `type${index}`, entityType }));
  const { data } = useEndpoint(
    endpoints.flows.parseTrainingPhrase,
    { params, body: { parseQuestionParameter: { questionList: [words ?? ''], parameterList } } },
    { enabled: words !== null && types !== undefined, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const part = data?.list[0]?.trainingPhrasePartList.find(({ text }) => text === words);
  return part?.entityType ?? null;
}
