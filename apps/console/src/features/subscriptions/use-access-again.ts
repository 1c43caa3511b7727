import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followAccess } from '../../lib/api/follow-access.ts';

/** Milliseconds between two looks, besides those when the window is gone back to. */
const lookAgainAfter = 30_000;

/** While all plans have ended: looks whether one has been prolonged, and opens the console again when it has. */
export function useAccessAgain(hasEnded: boolean): void {
  const queries = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    if (!hasEnded) return;
    // Without a network there is another look.
    const look = () => void followAccess(queries, router).catch(() => undefined);
    const timer = setInterval(look, lookAgainAfter);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [hasEnded, queries, router]);
}
