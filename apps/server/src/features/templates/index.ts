export { lockTemplate } from './lock-template.ts';
export { templateRoutes } from './routes.ts';
