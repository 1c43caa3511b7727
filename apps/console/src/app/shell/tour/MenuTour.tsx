import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../features/auth/use-session.ts';
import { defaultLanding, hasAnyRole, screenAccess } from '../../access.ts';
import { menuSteps } from './menu-steps.ts';
import { Tour } from './Tour.tsx';

/** Shows the menu around, and leads on to the sources, where the agent has any (spec 1 section 4). */
export function MenuTour() {
  const navigate = useNavigate();
  const { agent, roles } = useSession();
  const hasSources = agent.includeGpt && hasAnyRole(roles, screenAccess.sources);
  return (
    <Tour
      name="menu"
      stepsNow={menuSteps}
      onSeenThrough={() => void navigate({ to: hasSources ? '/jobs/list' : defaultLanding })}
    />
  );
}
