export { replaceLanguages } from './agent-languages.ts';
export { settingsRoutes } from './routes.ts';
