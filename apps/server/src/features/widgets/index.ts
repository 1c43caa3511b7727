export { invitationAddress } from './invitation-address.ts';
export { triedGenerationReader, widgetBehaviourReader } from './read-widget-behaviour.ts';
export { widgetRoutes } from './routes.ts';
export { forgetSource, readSourceUse, setSourceUse } from './sources-of-widgets.ts';
export { widgets } from './tables.ts';
export { visitorRoutes } from './visitor-routes.ts';
export { widgetPages } from './widget-pages.ts';
export { widgetsChanged } from './widgets-changed.ts';
