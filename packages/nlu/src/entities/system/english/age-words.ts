import type { AgeWords } from '../age.ts';

export const englishAgeWords: AgeWords = {
  after: '[ -]?(?:(?:years?|yrs?)(?:[ -]olds?| of age)|y/?o)',
  before: "(?:i'm|i am|im|she is|she's|he is|he's|aged?(?: is)?:?|turned|turning|turn)(?: now| only| just)?",
  notBefore: '(?:in|for) $',
  notAfter: '^ (?:ago|of experience)',
};
