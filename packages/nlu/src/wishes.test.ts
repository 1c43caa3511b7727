import { expect, test } from 'vitest';
import { wishedIn, wishedNoMoreIn } from './wishes.ts';

test.for([
  ['da', 'Jeg vil gerne booke plads til min hund', 'booke'],
  ['da', 'hej, jeg skal bare have flyttet min tid', 'have'],
  ['da', 'Jeg vil klage over min behandling', 'klage'],
  ['en', 'I want to complain about my instructor', 'complain'],
  ['en', "I'd like to book a place", 'book'],
  ['en', 'We need to cancel', 'cancel'],
  ['da', 'Hvad koster en tandrensning', undefined],
  ['da', 'jeg elsker at køre bil', undefined],
  ['en', 'I love driving', undefined],
] as const)('%s: %j wishes %s', ([language, text, word]) => {
  expect(wishedIn(text, language)).toBe(word);
});

test.for([
  ['da', 'jeg vil ikke bestille en tid', 'ikke'],
  ['da', 'Jeg ønsker slet ikke at melde mig til', 'ikke'],
  ['da', 'jeg har allerede bestilt en tid, men fik ingen bekræftelse', 'bestilt'],
  ['da', 'jeg glemte min tid i går', 'glemte'],
  ['en', "I don't want to book a lesson", "don't"],
  ['en', "I've already booked a lesson", 'booked'],
  ['en', 'my son has booked a time', 'booked'],
  ['da', 'jeg har lyst til at bestille en tid', undefined],
  ['da', 'kan jeg ikke bestille en tid', undefined],
  ['da', 'jeg vil gerne bestille en tid', undefined],
  ['en', 'can I book a lesson', undefined],
] as const)('%s: %j is wished no more by %s', ([language, text, word]) => {
  expect(wishedNoMoreIn(text, language)).toBe(word);
});
