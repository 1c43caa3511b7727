import { expect, test } from 'vitest';
import { asksForPerson } from './asks-for-person.ts';

test.each([
  ['jeg vil gerne snakke med et menneske', 'da'],
  ['Kan jeg tale med en af jer om min faktura?', 'da'],
  ['stil mig om til kundeservice', 'da'],
  ['I want to speak to a real person about my bill', 'en'],
  ['put me through to customer service', 'en'],
] as const)('a person is asked for: %s', (text, language) => {
  expect(asksForPerson(text, language)).toBe(true);
});

test.each([
  ['er jeg forsikret, hvis min vogn bliver stjålet?', 'da'],
  ['kan to personer dele et værelse?', 'da'],
  ['how many people can share a room?', 'en'],
  ['do you support MobilePay?', 'en'],
] as const)('nobody is asked for: %s', (text, language) => {
  expect(asksForPerson(text, language)).toBe(false);
});
