export { phoneNumberRoutes } from './routes.ts';
