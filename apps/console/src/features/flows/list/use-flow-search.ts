import { useNavigate, useSearch } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { FlowSearch } from '../../flow-list/index.ts';

/** Milliseconds of rest before the typed text is put in the address, and searched for on the server. */
const rest = 250;

/** The list's search: `text` as typed, the rest as the address has it. */
export function useFlowSearch() {
  const address = useSearch({ from: '/shell/intent/list' });
  const navigate = useNavigate({ from: '/intent/list' });
  const addressText = address.search ?? '';
  const [text, writeText] = useState(addressText);
  const settled = useRef(addressText);

  const change = (part: Partial<FlowSearch>) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });

  useEffect(() => {
    if (addressText === settled.current) return;
    settled.current = addressText;
    writeText(addressText);
  }, [addressText]);
  useEffect(() => {
    if (text === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = text;
      void navigate({ to: '.', search: (now) => ({ ...now, search: text || undefined }), replace: true });
    }, rest);
    return () => clearTimeout(timer);
  }, [text, navigate]);

  /** The field shows what is typed by itself; the list follows as soon as there is time, and lets keys come between. */
  const setText = (next: string) => startTransition(() => writeText(next));
  return { text, setText, address, change };
}
