import { FollowSettings } from './FollowSettings.tsx';
import { MenuTour } from './tour/MenuTour.tsx';
import { WidgetLauncher } from './widget-panel/WidgetLauncher.tsx';

/** What the first screen can do without: it comes when that stands. */
export function ShellLater() {
  return (
    <>
      <FollowSettings />
      <MenuTour />
      <WidgetLauncher />
    </>
  );
}
