export { requestTrialRoutes } from './routes.ts';
