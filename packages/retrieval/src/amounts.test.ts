import { expect, test } from 'vitest';
import { countAmounts } from './amounts.ts';

test.for([
  ['Et døgn koster 230 kr. og hund nummer to 180 kr.', 2],
  ['It costs DKK 2,495.', 1],
  ['€ 20, 20€ or £5', 3],
  ['En shake er 35,- og en kage 40 kroner', 2],
  ['From $ 12 to 15 dollars', 2],
] as const)('%s', ([text, amounts]) => {
  expect(countAmounts(text)).toBe(amounts);
});

test.for(['Vi har 3 krus og 12 kryddere', 'Kl. 17, 85 grader', 'Kr. Himmelfart', 'Ask 100 poundshops'])(
  '%s: none',
  (text) => {
    expect(countAmounts(text)).toBe(0);
  },
);
