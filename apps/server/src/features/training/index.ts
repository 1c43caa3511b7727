export { compileLanguage, type PublishedFlow } from './compile-language.ts';
export { modelForTask } from './model-for-task.ts';
export { NewestReleases } from './newest-releases.ts';
export { recordUnsolvedQuestions, unsolvedRecord } from './record-unsolved-questions.ts';
export { type LoadedRelease, ReleaseCache } from './release-cache.ts';
export { trainingRoutes } from './routes.ts';
export { keptReleases, trainAgent } from './train-agent.ts';
export { requestTraining, trainingJob } from './training-job.ts';
export { modelKeyOf, trainingTask } from './training-task.ts';
