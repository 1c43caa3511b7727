import type { DeedProps } from './deeds/FetchedDeed.tsx';
import { Fetched } from './Fetched.tsx';

/** All that goes with it, in one part. */
export const loadDeeds = () => import('./deeds/index.ts');

const load = async () => (await loadDeeds()).FetchedDeed;

/** What visitors do beside talking: fetched with the first of it, and the chat does without where it does not come. */
export const Deed = (props: DeedProps) => <Fetched load={load} props={props} />;
