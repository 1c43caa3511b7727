import type { FlowActionRecord } from '@samtale/contract';
import type { TFunction } from 'i18next';
import { conditionWords } from './condition-words.ts';

interface Wording {
  t: TFunction<'flows'>;
  /** Of the reader (BCP 47). */
  language: string;
  flowTitle(id: string): string;
}

/** An action in words, with when it is done and where the conversation goes on otherwise. */
export function actionWords(action: FlowActionRecord, { t, language, flowTitle }: Wording): string {
  const { type, redirectIntentId, conditionType, conditionList, conditionsNotMetIntentId } = action;
  const title = t(`actions.kind.${type}.title`);
  const conditions = conditionList.map((condition) => conditionWords(condition, t, language)).join('; ');
  return [
    redirectIntentId ? `${title}: ${flowTitle(redirectIntentId)}` : title,
    conditions && `${t(`conditions.type.${conditionType}`)}: ${conditions}`,
    conditions &&
      conditionsNotMetIntentId &&
      `${t('conditions.otherwise')}: ${flowTitle(conditionsNotMetIntentId)}`,
  ]
    .filter((words) => words)
    .join(' · ');
}
