import { describe } from 'vitest';
import { itFinds } from './values-found.ts';

describe('other types', () => {
  itFinds('da', 'age', [
    ['jeg er 25 år', '25 år = 25'],
    ['hun er 82 år gammel', '82 år gammel = 82'],
    ['en 25-årig mand', '25-årig = 25'],
    ['jeg er femogtyve', 'femogtyve = 25'],
    ['42', '42 = 42'],
    ['for 3 år siden'],
    ['om 2 år'],
    ['jeg er 2 minutter væk'],
    ['250 år'],
  ]);
  itFinds('en', 'age', [
    ['I’m twenty-five', 'twenty-five = 25'],
    ['25 years old', '25 years old = 25'],
    ['a 7-year-old boy', '7-year-old = 7'],
    ['3 years ago'],
  ]);
  itFinds('da', 'color', [
    ['en rød og et blåt', 'rød = rød', 'blåt = blå'],
    ['den mørkegrønne', 'mørkegrønne = mørkegrøn'],
    ['roed', 'roed = rød'],
    ['Røde Kors rødder', 'Røde = rød'],
  ]);
  itFinds('en', 'color', [['dark blue or gray', 'dark blue = dark blue', 'gray = grey'], ['redder']]);
  itFinds('da', 'language', [
    ['taler I engelsk?', 'engelsk = en'],
    ['Deutsch, English, farsi', 'Deutsch = de', 'English = en', 'farsi = fa'],
    ['paa faeroesk', 'faeroesk = fo'],
  ]);
  itFinds('en', 'language', [['Danish or Chinese', 'Danish = da', 'Chinese = zh']]);
  itFinds('da', 'email', [
    ['Skriv til Bo.Hansen+x@Eksempel-2.dk.', 'Bo.Hansen+x@Eksempel-2.dk = bo.hansen+x@eksempel-2.dk'],
    ['a@b og @c.dk og x@y..dk'],
  ]);
  itFinds('da', 'phoneNumber', [
    ['ring på 12 34 56 78', '12 34 56 78 = +4512345678'],
    ['23456789', '23456789 = +4523456789'],
    ['2345 6789', '2345 6789 = +4523456789'],
    ['+45 23 45 67 89', '+45 23 45 67 89 = +4523456789'],
    ['0045 23456789', '0045 23456789 = +4523456789'],
    ['+46 70 123 45 67', '+46 70 123 45 67 = +46701234567'],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958 = +442079460958'],
    ['20.11.2026'],
    ['010190-1234'],
    ['123456789'],
  ]);
  itFinds('da', 'zipCode', [
    ['2100 København Ø', '2100 = 2100'],
    ['DK-8000 Aarhus', 'DK-8000 = 8000'],
    ['mit postnummer er 0999', '0999 = 0999'],
    ['0123 og 9999'],
    ['1500 kr, 12.2000 og 2345 6789'],
  ]);
  itFinds('da', 'file', [
    ['se Rapport-2.PDF og billede.jpeg.', 'Rapport-2.PDF = Rapport-2.PDF', 'billede.jpeg = billede.jpeg'],
    ['https://x.dk/a/b.docx?v=1 her', 'https://x.dk/a/b.docx?v=1 = https://x.dk/a/b.docx?v=1'],
    ['www.eksempel.dk og pdf'],
  ]);
  itFinds('da', 'text', [['hvad som helst']]);
});
