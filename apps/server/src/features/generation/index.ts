export { mayGenerate } from './access-of-agent.ts';
export { answerGenerator } from './generate-answer.ts';
export { generationRoutes } from './routes.ts';
export type { FoundPassage, SourceLibrary } from './source-library.ts';
export { answerTrier, type TryAnswer } from './try-answer.ts';
export { isSpent, readUsage } from './usage.ts';
