import { useLocation, useRouter } from '@tanstack/react-router';
import { defaultLanding } from '../../lib/access/access.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    newAgentStep?: 2;
  }
}

/**
 * The wizard's step, as an entry of the browser's history: its Back leads from the second step to the first. It does
 * not stand in the address, which others may be given and which knows nothing of what was entered.
 */
export function useWizardStep() {
  const router = useRouter();
  const step = useLocation({ select: ({ state }) => state.newAgentStep ?? 1 });
  const next = () => void router.navigate({ to: '.', search: true, state: { newAgentStep: 2 } });
  const back = () => router.history.back();
  /** Goes to where bots are built. The wizard's link is used up, so neither of its steps stays on the way back. */
  const finish = () => {
    if (router.state.location.state.newAgentStep === undefined) return router.history.replace(defaultLanding);
    const stop = router.history.subscribe(() => {
      stop();
      router.history.replace(defaultLanding);
    });
    router.history.back();
  };
  return { step, next, back, finish };
}
