import { SamtaleChat } from '@samtale/embed/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A shop made with React: it opens its chat, takes it away and brings it back, and writes down what it hears of it. */
function Shop({ src }: { src: string }) {
  const [isThere, setIsThere] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const receive = (event: string) => setHeard((before) => [...before, event]);
  const hearOpen = (open: boolean) => {
    receive(open ? 'open' : 'close');
    setIsOpen(open);
  };
  return (
    <main>
      <h1>A shop</h1>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Help
      </button>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        Checkout
      </button>
      <output>{heard.join(', ')}</output>
      {isThere && (
        <SamtaleChat
          src={src}
          language="en"
          open={isOpen}
          onReady={() => receive('ready')}
          onOpen={() => hearOpen(true)}
          onClose={() => hearOpen(false)}
          onUnread={(count) => receive(`unread ${count}`)}
        />
      )}
    </main>
  );
}

const root = document.getElementById('shop');
if (!root) throw new Error('The page has no place for the shop');
const { src = '', strict } = root.dataset;
const shop = <Shop src={src} />;
createRoot(root).render(strict ? <StrictMode>{shop}</StrictMode> : shop);
