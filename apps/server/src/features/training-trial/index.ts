export { trainingTrialRoutes } from './routes.ts';
