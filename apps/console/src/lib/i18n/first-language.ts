import type { LanguageCode } from '@samtale/contract';

const offered = ['da', 'en'] as const satisfies LanguageCode[];

/**
 * The language that the console begins in: the one chosen in this browser, otherwise the first one offered of those that the
 * browser asks for. Danish where it asks for neither.
 */
export function firstLanguage(chosen: string | null, asked: readonly string[]): LanguageCode {
  for (const tag of [chosen ?? '', ...asked]) {
    const found = offered.find((code) => code === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'da';
}
