export { distinctPhrases, normalisedPhrase } from './distinct-phrases.ts';
