export { PassageIndex, type RankedPassage } from './passage-index.ts';
