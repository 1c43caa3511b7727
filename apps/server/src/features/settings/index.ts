export { officeTimesForRelease } from './office-times.ts';
export { settingsRoutes } from './routes.ts';
