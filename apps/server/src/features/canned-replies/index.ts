export { cannedReplyRoutes } from './routes.ts';
