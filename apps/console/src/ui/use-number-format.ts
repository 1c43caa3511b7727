import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes whole numbers as the reader's language does: 10.003 in Danish, 10,003 in English. */
export function useNumberFormat(): (value: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'da-DK');
    return (value) => format.format(value);
  }, [i18n.language]);
}
