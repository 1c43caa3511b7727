import { accountRoutes } from './account-routes.ts';
import { buildingRoutes } from './building-routes.ts';
import { guestRoutes, index, login, logout, nowhere, root, shell } from './outer-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { settingsRoutes } from './settings-routes.ts';

/** Every address of the console. */
export const routeTree = root.addChildren([
  index,
  login,
  ...guestRoutes,
  logout,
  shell.addChildren([...buildingRoutes, ...peopleRoutes, ...settingsRoutes, ...accountRoutes, nowhere]),
]);
