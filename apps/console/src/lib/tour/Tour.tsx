import type { TourName } from '@samtale/contract';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useSession } from '../session/use-session.ts';
import { changeSettings } from '../settings/user-settings.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { askForTour, useTourAskedFor } from './tour-state.ts';
import type { TourStep } from './tour-step.ts';

const TourSteps = lazyPart(async () => ({ default: (await import('./TourSteps.tsx')).TourSteps }));

const cookieDays = 3650;

/** Milliseconds that what is told of may be on its way, as the menu is that phones open for it. */
const shownWithin = 3000;

interface TourProps {
  name: TourName;
  /** The steps as the screen stands; none when there is nothing to show. */
  stepsNow(): TourStep[];
  onSeenThrough?(): void;
}

/** Shows around: once, at the first visit, and whenever it is asked for. A cookie, `menuTour`, says it was. */
export function Tour({ name, stepsNow, onSeenThrough }: TourProps) {
  const { toursDone } = useSession().user.settings;
  const isAskedFor = useTourAskedFor(name);
  const [steps, setSteps] = useState<TourStep[]>([]);
  const cookieName = `${name}Tour`;
  const isNew = readCookie(cookieName) === null && !toursDone.includes(name);
  useEffect(() => {
    // What is open already is what the user is at.
    if (isNew && !document.querySelector('[role=dialog]')) askForTour(name);
  }, [isNew, name]);
  useEffect(() => {
    setSteps([]);
    if (isAskedFor) return stepsWhenShown(stepsNow, setSteps, () => askForTour(null));
  }, [isAskedFor, stepsNow]);
  if (steps.length === 0) return null;
  const end = (isSeenThrough: boolean) => {
    writeCookie(cookieName, 'done', cookieDays);
    if (!toursDone.includes(name)) changeSettings({ toursDone: [...toursDone, name] });
    askForTour(null);
    if (isSeenThrough) onSeenThrough?.();
  };
  return (
    <Suspense>
      <TourSteps steps={steps} onEnd={end} />
    </Suspense>
  );
}

/** Gives the steps as soon as there are any, or gives up; what is returned stops the waiting. */
function stepsWhenShown(
  stepsNow: () => TourStep[],
  onSteps: (steps: TourStep[]) => void,
  onNone: () => void,
): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(late);
  };
  const look = () => {
    const steps = stepsNow();
    if (steps.length === 0) return;
    stop();
    onSteps(steps);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const late = setTimeout(() => {
    stop();
    onNone();
  }, shownWithin);
  look();
  return stop;
}
