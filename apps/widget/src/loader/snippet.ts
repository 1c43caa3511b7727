import type { LanguageCode } from '@samtale/contract';
import { accentOf } from '../accent.ts';

/** What the host page's script element says. */
export interface Snippet {
  /** Where the script came from; everything else comes from there too. */
  origin: string;
  clientKey: string;
  language: LanguageCode;
  /** Hexadecimal colour of the launcher. */
  accent: string;
}

/** Reads the script element that included the loader; null when it names no client key. */
export function readSnippet(script: HTMLScriptElement | null): Snippet | null {
  const clientKey = script?.dataset.clientKey;
  if (!script || !clientKey) return null;
  const language = (script.dataset.language ?? document.documentElement.lang).toLowerCase();
  return {
    origin: new URL(script.src).origin,
    clientKey,
    language: language.startsWith('en') ? 'en' : 'da',
    accent: accentOf(script.dataset.accentColor),
  };
}

/** The frame's address. The visitor's token never stands in it; the frame gets it by message. */
export function frameAddress({ origin, clientKey, language }: Snippet): string {
  return `${origin}/widget/clientKey/${encodeURIComponent(clientKey)}/token/null?language=${language}&openState=true`;
}
