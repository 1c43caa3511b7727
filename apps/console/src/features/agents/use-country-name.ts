import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a country is called, by its ISO 3166-1 code, in the language of the console. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language === 'en' ? 'en-GB' : 'da-DK', { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [i18n.language]);
}
