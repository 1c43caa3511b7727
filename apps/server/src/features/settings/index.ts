export { saveLanguages } from './agent-languages.ts';
export {
  listOfficeTimes,
  officeTimeProblems,
  officeTimesForRelease,
  replaceOfficeTimes,
} from './office-times.ts';
export { settingsRoutes } from './routes.ts';
