import { draft } from '../topics.ts';

export const payment = draft('payment', 'Betaling', [
  'Hvordan kan jeg betale?',
  'Tager I MobilePay?',
  'Kan jeg betale med kort?',
  'Tager I kontanter?',
  'Kan jeg betale i rater?',
  'Kan jeg få en kvittering?',
  'Hvornår bliver pengene trukket?',
]);
