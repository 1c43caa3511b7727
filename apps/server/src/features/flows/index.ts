export { noteContentChange, publishFlow, publishPhrases } from './publish-flow.ts';
export { findAgent } from './read-flows.ts';
export { flowRoutes } from './routes.ts';
export { type FlowContent, flows, flowVersions, trainingPhrases } from './tables.ts';
