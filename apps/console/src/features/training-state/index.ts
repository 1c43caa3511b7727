export { AfterImport } from './AfterImport.tsx';
export { TrainingStrip } from './TrainingStrip.tsx';
