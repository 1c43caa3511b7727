import { useEffect, useState } from 'react';

const storageKey = 'samtale.mailbox';

/** The key behind `#` in the address, kept for the window and taken out of the address; empty without one. */
function takeKey(): string {
  const given = window.location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(storageKey, given);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return sessionStorage.getItem(storageKey) ?? '';
}

/** What opens the mailbox, also when its address is opened again in the same window. */
export function useMailboxKey(): string {
  const [key, setKey] = useState(takeKey);
  useEffect(() => {
    const take = () => setKey(takeKey());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return key;
}
