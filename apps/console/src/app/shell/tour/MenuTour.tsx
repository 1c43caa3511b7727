import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '../../../features/auth/use-session.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { defaultLanding } from '../../access.ts';
import { readCookie, writeCookie } from '../../cookies.ts';
import { changeSettings } from '../../user-settings.ts';
import { type MenuStep, menuSteps } from './menu-steps.ts';
import { askForTour, useTourAskedFor } from './tour-state.ts';

const TourSteps = lazyPart(async () => ({ default: (await import('./TourSteps.tsx')).TourSteps }));

/** Says that this browser has had the tour (spec 1 section 9). */
const cookieName = 'menuTour';
const cookieDays = 3650;

/** Shows the menu around: once, at the first visit, and whenever it is asked for. */
export function MenuTour() {
  const { toursDone } = useSession().user.settings;
  const navigate = useNavigate();
  const isAskedFor = useTourAskedFor();
  const [steps, setSteps] = useState<MenuStep[]>([]);
  const isNew = readCookie(cookieName) === null && !toursDone.includes('menu');
  useEffect(() => {
    // What is open already is what the user is at.
    if (isNew && !document.querySelector('[role=dialog]')) askForTour(true);
  }, [isNew]);
  useEffect(() => setSteps(isAskedFor ? menuSteps() : []), [isAskedFor]);
  if (steps.length === 0) return null;
  const end = (isSeenThrough: boolean) => {
    writeCookie(cookieName, 'done', cookieDays);
    if (!toursDone.includes('menu')) changeSettings({ toursDone: [...toursDone, 'menu'] });
    askForTour(false);
    if (isSeenThrough) void navigate({ to: defaultLanding });
  };
  return (
    <Suspense>
      <TourSteps steps={steps} onEnd={end} />
    </Suspense>
  );
}
