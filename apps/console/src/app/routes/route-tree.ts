import { buildingRoutes } from './building-routes.ts';
import { index, login, logout, root, shell } from './outer-routes.ts';
import { peopleRoutes } from './people-routes.ts';

/** Every address of the console. */
export const routeTree = root.addChildren([
  index,
  login,
  logout,
  shell.addChildren([...buildingRoutes, ...peopleRoutes]),
]);
