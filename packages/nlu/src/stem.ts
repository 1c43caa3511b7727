import type { NluLanguage } from './nlu-language.ts';
import { stemDanish } from './stem-danish.ts';
import { stemEnglish } from './stem-english.ts';

/** The stem of a normalised word. */
export function stem(word: string, language: NluLanguage): string {
  return language === 'da' ? stemDanish(word) : stemEnglish(word);
}
