export { saveLanguages } from './agent-languages.ts';
export {
  listOfficeTimes,
  officeTimesForRelease,
  replaceOfficeTimes,
} from './office-times.ts';
export { settingsRoutes } from './routes.ts';
