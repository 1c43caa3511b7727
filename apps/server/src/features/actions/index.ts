export { performWork, type WorkPlace } from './perform-work.ts';
export { actionRoutes } from './routes.ts';
