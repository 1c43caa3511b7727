import type { LanguageCode } from '@samtale/contract';
import { type FrameTexts, frameTexts } from '../texts.ts';
import { CloseIcon } from './icons.tsx';

interface HeaderProps {
  name: string;
  languages: readonly LanguageCode[];
  language: LanguageCode;
  texts: FrameTexts;
  onLanguage(language: LanguageCode): void;
  /** Null when there is nothing to close. */
  onClose: (() => void) | null;
}

export function Header({ name, languages, language, texts, onLanguage, onClose }: HeaderProps) {
  return (
    <header class="header">
      <h1>{name}</h1>
      {languages.length > 1 && (
        <fieldset class="languages">
          <legend class="unseen">{texts.language}</legend>
          {languages.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-label={`${code.toUpperCase()} ${frameTexts[code].languageName}`}
              aria-pressed={code === language}
              onClick={() => onLanguage(code)}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </fieldset>
      )}
      {onClose && (
        <button type="button" class="close" aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </header>
  );
}
