import type { LanguageCode } from '@samtale/contract';
import { useState } from 'preact/hooks';
import { Disclaimer } from './Disclaimer.tsx';
import { Fetched } from './Fetched.tsx';
import { Header } from './Header.tsx';
import { LanguageQuestion } from './LanguageQuestion.tsx';
import type { MenuProps } from './MenuButton.tsx';

interface TopProps extends Omit<MenuProps, 'onAnew'> {
  /** Leaves the conversation for a new one in this language. */
  onAnew(language: LanguageCode): void;
}

const loadStaffHeader = async () => (await import('./StaffHeader.tsx')).StaffHeader;

/** All that stands above the conversation. */
export function Top({ session, state, texts, onAnew }: TopProps) {
  const { language, config } = state;
  const [otherLanguage, setOtherLanguage] = useState<LanguageCode | null>(null);
  const choose = (chosen: LanguageCode) => {
    if (chosen === language) setOtherLanguage(null);
    else if (state.hasConversation) setOtherLanguage(chosen);
    else session.startAnew(chosen);
  };
  const startAnew = (chosen: LanguageCode) => {
    setOtherLanguage(null);
    onAnew(chosen);
  };
  return (
    <>
      <Header
        session={session}
        state={state}
        texts={texts}
        onAnew={() => startAnew(language)}
        onLanguage={choose}
      />
      {config?.headerPath && (
        <Fetched
          load={loadStaffHeader}
          props={{ path: config.headerPath, title: config.name }}
          texts={texts}
        />
      )}
      {otherLanguage && (
        <LanguageQuestion
          language={otherLanguage}
          onYes={() => startAnew(otherLanguage)}
          onNo={() => setOtherLanguage(null)}
        />
      )}
      {config?.disclaimer && <Disclaimer key={config.disclaimer} words={config.disclaimer} texts={texts} />}
    </>
  );
}
