export { agentProfileRoutes } from './routes.ts';
