export { amountTerm, countAmounts } from './amounts.ts';
export { answerKindTold } from './answer-kinds.ts';
export { rarityOf } from './bm25.ts';
export { type CutPassage, cutPassages } from './cut-passages.ts';
export { estimateTokens } from './estimate-tokens.ts';
export { PassageIndex, type RankedPassage } from './passage-index.ts';
export { quote } from './quote.ts';
export { type CountedPassage, rankCounted } from './rank-counted.ts';
