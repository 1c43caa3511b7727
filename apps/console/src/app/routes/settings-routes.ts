import { createRoute } from '@tanstack/react-router';
import { widgetSearch } from '../../features/widgets/widget-search.ts';
import { screenAccess } from '../../lib/access/access.ts';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { requireRoles } from '../guard.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { shell } from './outer-routes.ts';

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.settings),
  component: lazyScreen(
    () => withTexts(() => import('../../features/settings/SettingsScreen.tsx')),
    'SettingsScreen',
  ),
});

/** Below the list of tabs, which stays as it is when another one is opened. */
const settingsTab = createRoute({ getParentRoute: () => settings, path: '$tabName' });

const widget = createRoute({
  getParentRoute: () => shell,
  path: '/settings/widget/$widgetId',
  validateSearch: widgetSearch,
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.widget),
  component: lazyScreen(
    () => withTexts(() => import('../../features/widgets/WidgetScreen.tsx')),
    'WidgetScreen',
  ),
});

const settingsTemplates = createRoute({
  getParentRoute: () => shell,
  path: '/addSettingsParameterTemplate',
  beforeLoad: ({ context }) => requireRoles(context.session, screenAccess.settings),
  component: lazyScreen(
    () => withTexts(() => import('../../features/settings/parameter-templates/ParameterTemplatesScreen.tsx')),
    'ParameterTemplatesScreen',
  ),
});

/** The screens on which an agent is set up. */
export const settingsRoutes = [settings.addChildren([settingsTab]), widget, settingsTemplates] as const;
