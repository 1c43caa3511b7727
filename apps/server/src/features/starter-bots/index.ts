export { createStarterBot, starterFlows } from './create-starter-bot.ts';
export { writeFlows } from './write-flows.ts';
export type { WrittenBubble, WrittenFlow } from './written-flow.ts';
