import type { SourceFailure } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { roundTokens } from './source-state.ts';

/** What is said of a source's size and of what kept it from being read. */
export function useSourceWords() {
  const { t } = useTranslation('jobs');
  const number = useNumberFormat();
  return {
    pages: (count: number) => t('pages', { count, amount: number(count) }),
    tokens: (tokens: number) =>
      tokens === 0 ? t('noTokens') : t('tokens', { amount: number(roundTokens(tokens)) }),
    aboutTokens: (tokens: number) =>
      tokens === 0 ? number(0) : t('about', { amount: number(roundTokens(tokens)) }),
    failure: (failure: SourceFailure, detail: string) =>
      t(`jobs.failure.${failure}`, { detail: detail || '?' }),
  };
}
