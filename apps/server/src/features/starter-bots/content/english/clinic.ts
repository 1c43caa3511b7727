import { draft } from '../topics.ts';
import { bookTime, cancelTime } from './appointments.ts';
import { parking } from './parking.ts';
import { payment } from './payment.ts';

/** What patients ask: at the dentist's, the doctor's, the physiotherapist's. */
export const clinic = [
  bookTime,
  cancelTime,
  draft('treatments', 'Treatments', [
    'What do you treat?',
    'Which treatments do you offer?',
    'Can you help with my problem?',
    'What happens during a treatment?',
    'How long does a treatment take?',
    'Does it hurt?',
    'Who will treat me?',
  ]),
  draft('prices', 'Prices and subsidies', [
    'How much is a treatment?',
    'What are your prices?',
    'Do you have a price list?',
    'What does a consultation cost?',
    'What does a check-up cost?',
    'Can I get a subsidy?',
    'Does my insurance cover it?',
  ]),
  draft('urgent', 'Urgent help', [
    'It is urgent',
    'Do you have emergency appointments?',
    'I am in a lot of pain',
    'I need help right away',
    'Who do I call when you are closed?',
    'What do I do at the weekend?',
  ]),
  draft('newPatient', 'New patients', [
    'Do you take new patients?',
    'How do I become a patient?',
    'Do I need a referral?',
    'How long is the waiting list?',
    'What should I bring the first time?',
    'Do you treat children?',
  ]),
  payment,
  parking,
];
