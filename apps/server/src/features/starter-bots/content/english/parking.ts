import { draft } from '../topics.ts';

export const parking = draft('parking', 'Parking', [
  'Where can I park?',
  'Do you have parking?',
  'Is parking free?',
  'How much is parking?',
  'Is there disabled parking?',
  'How close can I park?',
  'Can I get there by bus or train?',
]);
