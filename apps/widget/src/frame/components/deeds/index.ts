export { tellOfVisitor } from '../../tell-of-visitor.ts';
export { FetchedDeed } from './FetchedDeed.tsx';
