export { planUseRoutes } from './routes.ts';
