import { Fetched } from './Fetched.tsx';
import type { VisitorActionProps } from './visitor-actions/FetchedAction.tsx';

/** All that goes with it, in one part. */
export const loadVisitorActions = () => import('./visitor-actions/index.ts');

const load = async () => (await loadVisitorActions()).FetchedAction;

/** What visitors do beside talking: fetched with the first of it, and the chat does without where it does not come. */
export const VisitorAction = (props: VisitorActionProps) => <Fetched load={load} props={props} />;
