export { draftRevision, readDraftFlows } from './read-draft.ts';
export { simulatorRoutes } from './routes.ts';
