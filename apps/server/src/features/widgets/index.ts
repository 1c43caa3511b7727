export { widgetBehaviourReader } from './read-widget-behaviour.ts';
export { widgetRoutes } from './routes.ts';
export { widgets } from './tables.ts';
export { visitorRoutes } from './visitor-routes.ts';
export { widgetPages } from './widget-pages.ts';
