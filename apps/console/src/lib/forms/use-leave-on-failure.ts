import { useEffect, useEffectEvent } from 'react';
import { toast } from '../toast/toast.tsx';

/** Milliseconds before what could not be loaded gives way to the list. */
const leaveAfter = 3000;

/** Says that what a screen is for could not be loaded, and leaves it soon after. */
export function useLeaveOnFailure(failed: boolean, text: string, leave: () => void): void {
  const say = useEffectEvent(() => toast.error(text));
  const go = useEffectEvent(leave);
  useEffect(() => {
    if (!failed) return;
    say();
    const timer = setTimeout(() => go(), leaveAfter);
    return () => clearTimeout(timer);
  }, [failed]);
}
