import { useCallback, useEffect, useRef } from 'react';
import { solveCaptcha } from './solve-captcha.ts';

/** Milliseconds after which the server might not take it any more. */
const lifetime = 15 * 60_000;

/** A captcha that is worked on while the form is filled in. What is returned waits for it; each is used once. */
export function useCaptcha(): () => Promise<string> {
  const work = useRef<{ solution: Promise<string>; since: number } | null>(null);
  const begin = useCallback(() => {
    if (work.current && Date.now() - work.current.since < lifetime) return work.current.solution;
    const begun = { solution: solveCaptcha(), since: Date.now() };
    work.current = begun;
    // One that failed is begun again when it is needed.
    begun.solution.catch(() => {
      if (work.current === begun) work.current = null;
    });
    return begun.solution;
  }, []);
  useEffect(() => void begin(), [begin]);
  return useCallback(async () => {
    const solution = await begin();
    work.current = null;
    return solution;
  }, [begin]);
}
