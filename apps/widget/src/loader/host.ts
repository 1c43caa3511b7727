import type { LanguageCode, LauncherConfig } from '@samtale/contract';

/** What the page around a chat is to it. */
export interface Host {
  /** Where the script came from; everything else comes from there too. */
  origin: string;
  language: LanguageCode;
}

/** The page's wish, in the script element or as the page's own language; where the widget lacks it, its primary one. */
export function readHost(script: HTMLScriptElement, languages: LauncherConfig['languages']): Host {
  const wish = (script.dataset.language ?? document.documentElement.lang).toLowerCase();
  const language = languages.find((code) => wish.startsWith(code)) ?? languages[0] ?? 'da';
  return { origin: new URL(script.src).origin, language };
}
