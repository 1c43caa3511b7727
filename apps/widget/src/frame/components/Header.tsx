import type { LanguageCode } from '@samtale/contract';
import { frameTexts } from '../texts.ts';
import { CloseIcon, MaximiseIcon, RestoreIcon } from './icons.tsx';
import { MenuButton, type MenuProps } from './MenuButton.tsx';

interface HeaderProps extends MenuProps {
  onLanguage(language: LanguageCode): void;
}

/** Whose chat it is, and what can be done with its window. */
export function Header({ onLanguage, ...menu }: HeaderProps) {
  const { session, state, texts } = menu;
  const { config, language, isMaximised, fillsWindow, coversLauncher } = state;
  const { languages = [], logoUrl, clientDescription } = config ?? {};
  return (
    <header class="header">
      {config?.showLogoTop && logoUrl && (
        <img class="logo" src={logoUrl} alt="" referrerpolicy="no-referrer" />
      )}
      <div class="title">
        <h1>{config?.name}</h1>
        {clientDescription && <p>{clientDescription}</p>}
      </div>
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
      {!config?.showMenuInInput && <MenuButton {...menu} />}
      {session.embedded && config?.enableMaximize && !fillsWindow && (
        <button
          type="button"
          class="icon"
          aria-label={isMaximised ? texts.restore : texts.maximise}
          onClick={() => session.maximise(!isMaximised)}
        >
          {isMaximised ? <RestoreIcon /> : <MaximiseIcon />}
        </button>
      )}
      {session.embedded && (config?.showCloseButton !== false || coversLauncher) && (
        <button type="button" class="icon" aria-label={texts.close} onClick={() => session.close()}>
          <CloseIcon />
        </button>
      )}
    </header>
  );
}
