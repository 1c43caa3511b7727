export { dueInterval, startDueReadings } from './due-readings.ts';
export { foundFacts } from './found-facts.ts';
export { readSourceTurn } from './read-source.ts';
export { sourceRoutes } from './routes.ts';
export { saveSource } from './save-source.ts';
export { sourceJob } from './source-job.ts';
export { sourceLibrary } from './source-library.ts';
export { sources } from './tables.ts';
