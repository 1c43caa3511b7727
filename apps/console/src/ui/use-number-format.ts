import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const locales: Record<string, string> = { da: 'da-DK', en: 'en-GB' };
const formats = new Map<string, Intl.NumberFormat>();

/** Made when it is first needed: on a slow phone it takes a tenth of a second. */
function formatOf(language: string): Intl.NumberFormat {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(locales[language] ?? 'da-DK');
    formats.set(language, format);
  }
  return format;
}

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
