export { requestTraining, trainingJob } from './training-job.ts';
export { type Blocked, getTrainingState, setTrainingRun } from './training-state.ts';
