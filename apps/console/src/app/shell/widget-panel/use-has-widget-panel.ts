import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../../features/auth/use-session.ts';
import { hasAnyRole, screenAccess } from '../../access.ts';

/** Where it would be in the way, or the widget has a preview of its own (spec 1 section 2.5). */
const withoutIt = ['/chat', '/profile', '/settings/widget', '/faq'];

/** Whether the widget can be tried on the screen that is open, by this user. */
export function useHasWidgetPanel(): boolean {
  const { roles } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return hasAnyRole(roles, screenAccess.simulator) && !withoutIt.some((start) => path.startsWith(start));
}
