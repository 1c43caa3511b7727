import { render } from 'preact';
import { readAddress } from './address.ts';
import { App } from './components/App.tsx';
import { hostBridge } from './host-bridge.ts';
import { outboxStorage } from './outbox-storage.ts';
import { Session } from './session.ts';
import './styles/page.css';
import './styles/header.css';
import './styles/conversation.css';
import './styles/composer.css';
// The last one: it takes away motion that the others give.
import './styles/motion.css';
import './messages.css';

const address = readAddress(new URL(location.href));
const session = new Session(address, hostBridge(address.invitation), outboxStorage(address.clientKey));
session.start();

const root = document.getElementById('root');
if (root) render(<App session={session} />, root);
