export { factsOf, readFacts, toldFacts, untoldValues } from './read-facts.ts';
export { saveFacts } from './save-facts.ts';
