import { useLayoutEffect, useState } from 'react';
import { trainingBeganAt } from '../../../features/training-state/training-began.ts';
import { useTrainingState } from '../../../features/training-state/use-training-state.ts';
import { hasAnyRole, screenAccess } from '../../../lib/access/access.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** Milliseconds the panel waits when a training has begun. */
const waitFor = 7000;

const waitLeft = (agentId: string): number => {
  const began = trainingBeganAt(agentId);
  return began === null ? 0 : Math.max(0, began + waitFor - Date.now());
};

/**
 * Whether the agent is being trained, and whether that began so lately that the widget is waited with, also where the
 * panel was not open then. Who may not know of trainings waits for none.
 */
export function useTrainingWait(): { isTraining: boolean; isWaiting: boolean } {
  const { agent, roles } = useSession();
  const { data } = useTrainingState(hasAnyRole(roles, screenAccess.training));
  const isTraining = data?.state === 'queued' || data?.state === 'running';
  const [isOver, setOver] = useState(() => waitLeft(agent.id) === 0);
  // Before anything is drawn: the widget would begin, and end again at once.
  useLayoutEffect(() => {
    if (!isTraining) return setOver(true);
    setOver(false);
    const timer = setTimeout(() => setOver(true), waitLeft(agent.id));
    return () => clearTimeout(timer);
  }, [isTraining, agent.id]);
  return { isTraining, isWaiting: isTraining && !isOver };
}
