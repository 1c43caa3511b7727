export { applyPlans, planInterval } from './apply-plans.ts';
export { listFlows } from './list-flows.ts';
export { storedPhrase } from './phrase-record.ts';
export { publishFlow, publishPhrases } from './publish-flow.ts';
export { readContent } from './read-content.ts';
export { flowRoutes } from './routes.ts';
export { savePhrases } from './save-phrases.ts';
export { type FlowContent, flows, flowVersions, trainingPhrases } from './tables.ts';
export { validateFlow } from './validate-flow.ts';
