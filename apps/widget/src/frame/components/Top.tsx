import type { LanguageCode } from '@samtale/contract';
import type { Anew } from '../use-anew.ts';
import { AnewQuestion } from './AnewQuestion.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { Fetched } from './Fetched.tsx';
import { Header } from './Header.tsx';
import type { MenuProps } from './MenuButton.tsx';

interface TopProps extends Omit<MenuProps, 'onAnew'> {
  anew: Anew;
}

const loadStaffHeader = async () => (await import('./StaffHeader.tsx')).StaffHeader;

/** All that stands above the conversation. */
export function Top({ session, state, texts, anew }: TopProps) {
  const { language, config } = state;
  const choose = (chosen: LanguageCode) => {
    if (chosen === language) anew.onNo();
    else anew.ask(chosen);
  };
  return (
    <>
      <Header
        session={session}
        state={state}
        texts={texts}
        onAnew={() => anew.ask(language)}
        onLanguage={choose}
      />
      {config?.headerPath && (
        <Fetched
          load={loadStaffHeader}
          props={{ path: config.headerPath, title: config.name }}
          texts={texts}
        />
      )}
      <AnewQuestion {...anew} />
      {config?.disclaimer && <Disclaimer key={config.disclaimer} words={config.disclaimer} texts={texts} />}
    </>
  );
}
