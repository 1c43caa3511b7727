export { saveLanguages } from './agent-languages.ts';
export { settingsRoutes } from './routes.ts';
