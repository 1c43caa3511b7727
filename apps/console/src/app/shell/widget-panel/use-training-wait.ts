import { useEffect, useState } from 'react';
import { useTrainingState } from '../../../features/training/use-training-state.ts';

/** Milliseconds the panel waits when a training has begun (spec 1 section 9). */
const waitFor = 7000;

/** Whether the agent is being trained, and whether that began so lately that the widget is waited with. */
export function useTrainingWait(): { isTraining: boolean; isWaiting: boolean } {
  const { data } = useTrainingState();
  const isTraining = data?.state === 'queued' || data?.state === 'running';
  const [was, setWas] = useState(isTraining);
  const [isWaiting, setWaiting] = useState(false);
  if (was !== isTraining) {
    setWas(isTraining);
    if (isTraining) setWaiting(true);
  }
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), waitFor);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { isTraining, isWaiting };
}
