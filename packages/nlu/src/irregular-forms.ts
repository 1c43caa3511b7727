import { stem } from './stem.ts';

/** English verbs of which the forms have different stems, as companies and those who ask them use them. */
const verbs = [
  'leave left',
  'pay paid',
  'buy bought',
  'sell sold',
  'bring brought',
  'keep kept',
  'hold held',
  'teach taught',
  'begin began begun',
  'drive drove driven',
  'write wrote written',
  'choose chose chosen',
  'send sent',
  'lose lost',
  'swim swam',
  'break broke broken',
  'speak spoke spoken',
  'freeze froze frozen',
].map((forms) => [...new Set(forms.split(' ').map((form) => stem(form, 'en')))]);

const byStem = new Map(
  verbs.flatMap((forms) => forms.map((form) => [form, forms.filter((other) => other !== form)] as const)),
);

/** The stems of the other forms of an English verb: "left" of "leave". */
export const irregularForms = (form: string): readonly string[] => byStem.get(form) ?? [];
