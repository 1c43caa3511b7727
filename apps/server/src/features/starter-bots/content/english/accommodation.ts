import { draft, handsOver } from '../topics.ts';
import { parking } from './parking.ts';

/** What guests ask: at a hotel, a bed and breakfast, a camping site. */
export const accommodation = [
  handsOver(
    'availability',
    'Is anything free?',
    'Tell me when you arrive and leave and how many you are, and one of us will see what is free.',
    [
      'Do you have any rooms free?',
      'Do you have anything for the weekend?',
      'I would like to book a room',
      'Can I reserve a night?',
      'Do you have a family room?',
      'Can we stay with you in the summer holidays?',
      'Is there anything free in July?',
    ],
  ),
  handsOver('cancellation', 'Change or cancel', 'Tell me which booking it is, and one of us will help you.', [
    'I want to cancel my stay',
    'Can I move my booking?',
    'Can I change the date?',
    'Can we stay another night?',
    'I want to cancel my reservation',
    'How do I cancel?',
    'There will be one less of us',
  ]),
  draft('checkIn', 'Arrival and departure', [
    'When can we check in?',
    'When do we have to check out?',
    'Can we arrive early?',
    'How do we get the key?',
    'Can we arrive late in the evening?',
    'Can we leave our luggage?',
  ]),
  draft('prices', 'Prices', [
    'How much is a night?',
    'How much is a double room?',
    'What are your prices?',
    'Do you have a price list?',
    'Do children cost extra?',
    'How much is an extra bed?',
  ]),
  draft('facilities', 'Facilities', [
    'Is there wifi?',
    'Is there a private bathroom?',
    'Is there a kitchen?',
    'Do you have a pool?',
    'Are sheets and towels included?',
    'Is there a lift?',
    'Can I charge my electric car?',
  ]),
  draft('meals', 'Breakfast and restaurant', [
    'When is breakfast?',
    'Is breakfast included?',
    'Do you serve dinner?',
    'Can we eat at your place?',
    'Is there breakfast without gluten?',
    'Is there a restaurant nearby?',
  ]),
  draft('pets', 'Pets', [
    'Can I bring my dog?',
    'Are pets allowed?',
    'Does it cost extra to bring a dog?',
    'Can we bring our cat?',
    'Do you have rooms for guests with dogs?',
    'Does the dog have to be on a lead?',
  ]),
  parking,
];
