export { addStarterFlows } from './add-starter-flows.ts';
export { createStarterBot } from './create-starter-bot.ts';
export { starterFlows } from './starter-flows.ts';
export { writeFlows } from './write-flows.ts';
export type { WrittenBubble, WrittenFlow } from './written-flow.ts';
