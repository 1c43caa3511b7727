export { applyPlans, planInterval } from './apply-plans.ts';
export { distinctPhrases, normalisedPhrase } from './distinct-phrases.ts';
export { nameUses } from './name-uses.ts';
export { storedPhrase } from './phrase-record.ts';
export { noteContentChange, publishFlow, publishPhrases } from './publish-flow.ts';
export { findAgent } from './read-flows.ts';
export { flowRoutes } from './routes.ts';
export { type FlowContent, flows, flowVersions, trainingPhrases } from './tables.ts';
