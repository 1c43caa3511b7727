export { widgetRoutes } from './routes.ts';
export { widgets } from './tables.ts';
