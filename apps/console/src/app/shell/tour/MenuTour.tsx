import { useNavigate } from '@tanstack/react-router';
import { defaultLanding } from '../../access.ts';
import { menuSteps } from './menu-steps.ts';
import { Tour } from './Tour.tsx';

/** Shows the menu around. */
export function MenuTour() {
  const navigate = useNavigate();
  return (
    <Tour name="menu" stepsNow={menuSteps} onSeenThrough={() => void navigate({ to: defaultLanding })} />
  );
}
