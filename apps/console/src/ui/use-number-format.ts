import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from './locale-of.ts';
import { perLanguage } from './per-language.ts';

const formatOf = perLanguage((language: string) => new Intl.NumberFormat(localeOf(language)));

/** Below it whole numbers are written alike everywhere. */
const thousand = 1000;

/** Writes numbers as the reader's language does: 10.003 in Danish, 10,003 in English. */
export function useNumberFormat(): (value: number) => string {
  const { language } = useTranslation().i18n;
  return useCallback(
    (value) =>
      Number.isInteger(value) && Math.abs(value) < thousand
        ? String(value)
        : formatOf(language).format(value),
    [language],
  );
}
