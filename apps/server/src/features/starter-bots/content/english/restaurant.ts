import { draft, handsOver } from '../topics.ts';
import { parking } from './parking.ts';

/** What guests ask: at a restaurant or a café. */
export const restaurant = [
  handsOver(
    'bookTable',
    'Book a table',
    'Of course. Tell me how many you are and when you want to come, and one of us will help you with a table.',
    [
      'I would like to book a table',
      'Can we get a table tonight?',
      'Do you have a table on Saturday?',
      'Is there a table for two?',
      'How do I reserve a table?',
      'Do I need a reservation?',
      'We want to eat at your place on Friday',
    ],
  ),
  handsOver(
    'cancelTable',
    'Move or cancel a table',
    'Tell me when the table is booked for and in whose name, and one of us will help you.',
    [
      'I want to cancel our table',
      'There will be more of us than we booked for',
      'There will be one less of us',
      'Can we come an hour later?',
      'Can I move my reservation?',
      'We cannot make it after all',
      'I would like to change our booking',
    ],
  ),
  handsOver(
    'party',
    'Parties',
    'That sounds lovely. Tell me what you are celebrating, when it is and how many you are, and one of us will help you.',
    [
      'Can we celebrate a birthday at your place?',
      'Do you have room for a big party?',
      'Can we rent the room?',
      'We are having a confirmation',
      'Do you cater for parties?',
      'Can we have our office party with you?',
      'We are a large group',
    ],
  ),
  draft('menu', 'Menu', [
    'What is on the menu?',
    'Can I see the menu?',
    'How much is a main course?',
    "Do you have a children's menu?",
    'What is the dish of the day?',
    'Do you serve brunch?',
    'Which wines do you have?',
  ]),
  draft('allergies', 'Allergies and diets', [
    'Do you have anything without gluten?',
    'Do you have vegetarian dishes?',
    'Is anything vegan?',
    'I cannot have lactose',
    'Are there nuts in the food?',
    'I have an allergy',
    'Is the meat halal?',
  ]),
  draft('takeaway', 'Takeaway', [
    'Do you do takeaway?',
    'Can I order food to take home?',
    'Do you deliver food?',
    'Can I pick up the food?',
    'When is the food ready for collection?',
    'Can I order food online?',
  ]),
  parking,
];
