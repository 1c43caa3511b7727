import type { LanguageCode } from '@samtale/contract';
import type { Restart } from '../use-restart.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { Fetched } from './Fetched.tsx';
import { Header } from './Header.tsx';
import type { MenuProps } from './MenuButton.tsx';
import { RestartQuestion } from './RestartQuestion.tsx';

interface TopProps extends Omit<MenuProps, 'onRestart'> {
  restart: Restart;
}

const loadStaffHeader = async () => (await import('./StaffHeader.tsx')).StaffHeader;

/** All that stands above the conversation. */
export function Top({ session, state, texts, restart }: TopProps) {
  const { language, config } = state;
  const choose = (chosen: LanguageCode) => {
    if (chosen === language) restart.onNo();
    else restart.ask(chosen);
  };
  return (
    <>
      <Header
        session={session}
        state={state}
        texts={texts}
        onRestart={() => restart.ask(language)}
        onLanguage={choose}
      />
      {config?.headerPath && (
        <Fetched
          load={loadStaffHeader}
          props={{ path: config.headerPath, title: config.name }}
          texts={texts}
        />
      )}
      <RestartQuestion {...restart} />
      {config?.disclaimer && <Disclaimer key={config.disclaimer} words={config.disclaimer} texts={texts} />}
    </>
  );
}
