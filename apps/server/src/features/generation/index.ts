export { mayGenerate } from './access-of-agent.ts';
export { answerGenerator } from './generate-answer.ts';
export { generationRoutes } from './routes.ts';
export { readUsage } from './usage.ts';
