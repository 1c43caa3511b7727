import { expect, test } from 'vitest';
import { answerKindOf } from './answer-kinds.ts';
import { contactTermsIn } from './contacts.ts';

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
  ['what is your phone number', 'Phone: 01239 555 018', 'Arrivals from 10 to 18, VAT 31 24 55.'],
  ['hvad er jeres telefonnummer', 'Tlf. 48 30 11 22', 'CVR-nr. 31 24 55 66'],
  ['what is your address', '7 Shore Lane\nNewport SA42 0NR', 'By the sea.'],
  ['hvor meget skal jeg betale i depositum', 'Et depositum på 25 %.', 'Afbestil senest 30 dage før.'],
  ['how big is the deposit', 'A deposit of £30.', 'Cancel 21 days before.'],
  ['how long is the season', 'Open from 1 April to 31 October.', 'It is £2,400.'],
  ['hvor lang er sæsonen', 'Åben fra 28. marts til 18. oktober.', 'Den er 14.500 kr.'],
  ['when is the season', 'From April to October.', 'There are 20 pitches, and you may book.'],
  ['hvor længe varer det', 'Det varer to timer.', 'Det varer for længe.'],
])('%s', (question, telling, other) => {
  const tells = answerKindOf(question)?.isTold;
  expect([tells?.(telling), tells?.(other)]).toEqual([true, false]);
});

test('most questions ask for nothing that can be seen', () => {
  expect(answerKindOf('må hunden få sin kurv med')).toBeNull();
  expect(answerKindOf('how do I pay')).toBeNull();
});

test('a word without end takes no time', () => {
  const word = 'x'.repeat(200_000);
  const started = Date.now();
  contactTermsIn(word);
  answerKindOf('what is your address')?.isTold(word);
  expect(Date.now() - started).toBeLessThan(1000);
});
