import { expect, test } from 'vitest';
import { answerKindTold } from './answer-kinds.ts';

test.each([
  ['Hvornår kan jeg aflevere?', 'Lørdag | kl. 9–10', 'Vi glæder os.'],
  ['how late can I cancel', 'Free until 14 days before.', 'Please tell us.'],
  ['hvor gammel skal hunden være', 'Den skal være fem måneder.', 'Den skal være frisk.'],
  ['hvor store er boksene', 'Hver boks er 6 m².', 'Hver boks har 6 tæpper.'],
  ['how far does it go', 'It goes 60 km.', 'It goes 60 times.'],
  ['hvad er jeres telefonnummer', 'Ring på 86 12 34 56.', 'Letbanen og bus 1A stopper 200 meter fra os.'],
  ['what is your e-mail address', 'hej@example.com', 'We answer every mail.'],
  ['hvor ligger I', 'Havnegade 1, 8000 Aarhus C', 'Vi ligger midt i byen.'],
  ['where are you', 'Main Street 12, Aarhus', 'We are in the middle of town.'],
  ['hvor længe varer det', 'Det varer to timer.', 'Det varer for længe.'],
])('%s', (question, telling, other) => {
  const tells = answerKindTold(question);
  expect([tells?.(telling), tells?.(other)]).toEqual([true, false]);
});

test('most questions ask for nothing that can be seen', () => {
  expect(answerKindTold('må hunden få sin kurv med')).toBeNull();
  expect(answerKindTold('how do I pay')).toBeNull();
});
