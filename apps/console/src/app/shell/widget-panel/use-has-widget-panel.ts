import { useLocation } from '@tanstack/react-router';

/** Where it would be in the way, or the widget has a preview of its own. */
const withoutIt = ['/chat', '/profile', '/settings/widget'];

/** Whether the widget can be tried on the screen that is open. */
export function useHasWidgetPanel(): boolean {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return !withoutIt.some((start) => path.startsWith(start));
}
