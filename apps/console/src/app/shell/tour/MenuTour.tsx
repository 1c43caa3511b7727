import { useNavigate } from '@tanstack/react-router';
import { defaultLanding, hasAnyRole, screenAccess } from '../../../lib/access/access.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Tour } from '../../../lib/tour/Tour.tsx';
import { menuSteps } from './menu-steps.ts';

/** Shows the menu around, and leads on to the sources, where the agent has any. */
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
