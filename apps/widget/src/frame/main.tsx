import { render } from 'preact';
import { readAddress } from './address.ts';
import type { ChatSession } from './chat-session.ts';
import { App } from './components/App.tsx';
import { holdPage } from './hold-page.ts';
import { hostBridge } from './host-bridge.ts';
import { outboxStorage } from './outbox-storage.ts';
import { readMark } from './read-mark.ts';
import { Session } from './session.ts';
import { tabMemory } from './tab-memory.ts';
import './styles/page.css';
import './styles/header.css';
import './styles/conversation.css';
import './styles/composer.css';
// The last one: it takes away motion that the others give.
import './styles/motion.css';
import './messages.css';

const address = readAddress(new URL(location.href));
const bridge = hostBridge(address.invitation);

function show(session: ChatSession & { start(): void }): void {
  session.start();
  const root = document.getElementById('root');
  if (root) render(<App session={session} />, root);
}

if (address.isPreview)
  void import('./preview-session.ts').then(({ PreviewSession }) =>
    show(new PreviewSession(address.language, bridge)),
  );
else {
  holdPage();
  const { clientKey } = address;
  void bridge.readKept().then(() => {
    const kept = { unsent: outboxStorage(clientKey), tab: tabMemory(clientKey), mark: readMark(clientKey) };
    show(new Session(address, bridge, kept));
  });
}
