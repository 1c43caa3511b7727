export { CitedTitle } from './CitedTitle.tsx';
export { FlowName } from './FlowName.tsx';
export { Ranking } from './Ranking.tsx';
export { awaitsModel, isWorthTelling, type Reason, type Understanding } from './reason.ts';
export { useFlowTitles } from './use-flow-titles.ts';
export { WhyThisAnswer } from './WhyThisAnswer.tsx';
