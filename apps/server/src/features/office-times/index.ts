export {
  listOfficeTimes,
  officeTimesForRelease,
  readOfficeTimes,
  replaceOfficeTimes,
  saveOfficeTimes,
} from './office-times.ts';
