export { checkRecording } from './check-recording.ts';
export { recordingsForExport } from './recordings-for-export.ts';
export { recordingRoutes } from './routes.ts';
export { speechRecordings } from './tables.ts';
