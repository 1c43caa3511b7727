import { draft } from '../topics.ts';

export const payment = draft('payment', 'Payment', [
  'How can I pay?',
  'Do you take MobilePay?',
  'Can I pay by card?',
  'Do you take cash?',
  'Can I pay in instalments?',
  'Can I get a receipt?',
  'When is the money taken?',
]);
