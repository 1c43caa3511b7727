import type { LayoutMode } from '@samtale/contract';
import { useEffect } from 'preact/hooks';
import type { ChatSession } from '../chat-session.ts';
import { lookOf } from '../look.ts';
import { frameTexts } from '../texts.ts';
import { Chat } from './Chat.tsx';
import { Fetched } from './Fetched.tsx';
import { useSession } from './use-session.ts';

const search: typeof LayoutMode.search = 1;

const loadWelcome = async () => (await import('./WelcomePreview.tsx')).WelcomePreview;
const loadSearch = async () => (await import('./SearchLayout.tsx')).SearchLayout;

/** The whole app in the frame. */
export function App({ session }: { session: ChatSession }) {
  const state = useSession(session);
  const { language, config, isPreview } = state;
  const texts = frameTexts[language];

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (!config) return;
    document.title = config.name;
    for (const [property, value] of Object.entries(lookOf(config)))
      document.documentElement.style.setProperty(property, value);
  }, [config]);

  const props = { session, state, texts };
  return (
    <main
      class="chat"
      aria-label={config?.name ?? texts.log}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.isComposing) session.close();
      }}
    >
      {isPreview ? (
        <Fetched load={loadWelcome} props={props} texts={texts} />
      ) : config?.layoutMode === search ? (
        <Fetched load={loadSearch} props={props} texts={texts} />
      ) : (
        <Chat {...props} />
      )}
    </main>
  );
}
