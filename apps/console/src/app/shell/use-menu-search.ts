import { useState } from 'react';
import { useWindowKeys } from '../../ui/use-window-keys.ts';

/**
 * The menu search, opened and closed by Ctrl/⌘ K. It is fetched when it is first wanted: what is typed until it stands
 * is not lost, and goes nowhere else, but is what it begins with.
 */
export function useMenuSearch() {
  const [isOpen, setOpen] = useState(false);
  const [stands, setStands] = useState(false);
  const [typedAhead, setTypedAhead] = useState('');
  const open = () => {
    setTypedAhead('');
    setOpen(true);
  };
  const close = () => {
    setStands(false);
    setOpen(false);
  };
  useWindowKeys((event) => {
    const { key, altKey, isComposing } = event;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k') return;
      event.preventDefault();
      return isOpen ? close() : open();
    }
    if (!isOpen || stands || altKey || isComposing) return;
    if (key === 'Escape') return close();
    if (key !== 'Backspace' && key.length !== 1) return;
    event.preventDefault();
    setTypedAhead((typed) => (key === 'Backspace' ? typed.slice(0, -1) : typed + key));
  });
  return { isOpen, open, close, typedAhead, onStands: () => setStands(true) };
}
