import { draft } from '../topics.ts';
import { bookTime, cancelTime } from './appointments.ts';
import { parking } from './parking.ts';

/** What guests ask: at the hairdresser's, the beautician's, the masseur's. */
export const salon = [
  { ...bookTime, phrases: [...bookTime.phrases, 'Can I get a haircut tomorrow?'] },
  cancelTime,
  draft('treatments', 'Treatments', [
    'Which treatments do you have?',
    "Do you cut children's hair?",
    "Do you cut men's hair?",
    'Do you do nails?',
    'Do you tint lashes and brows?',
    'Do you do bridal hair?',
    'How long does colouring take?',
  ]),
  draft('prices', 'Prices', [
    'How much is a haircut?',
    'How much does it cost to have my hair coloured?',
    'What are your prices?',
    'Do you have a price list?',
    'How much is a treatment?',
    'Is long hair more expensive?',
  ]),
  draft('products', 'Products', [
    'Which products do you use?',
    'Can I buy products from you?',
    'Which shampoo do you recommend?',
    'Are the products free of perfume?',
    'Do you use vegan products?',
    'Do you have something for dry hair?',
  ]),
  draft('giftCard', 'Gift cards', [
    'Do you sell gift cards?',
    'Can I buy a gift card?',
    'How long is a gift card valid?',
    'Can I use my gift card for anything?',
    'How much is left on my gift card?',
    'I want to give a treatment as a present',
  ]),
  parking,
];
