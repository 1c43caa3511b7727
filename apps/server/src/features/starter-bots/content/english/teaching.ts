import { draft, handsOver } from '../topics.ts';
import { cancelTime } from './appointments.ts';
import { parking } from './parking.ts';
import { payment } from './payment.ts';

/** What pupils and members ask: at a driving school, a fitness club, an evening school. */
export const teaching = [
  handsOver(
    'enrol',
    'Sign up',
    'Write what you would like to join and when it suits you, and one of us will help you get started.',
    [
      'I would like to sign up',
      'How do I become a member?',
      'How do I get started?',
      'Is there room in the class?',
      'Can I start on Monday?',
      'I would like a trial lesson',
      'When does the next class begin?',
    ],
  ),
  cancelTime,
  draft('courses', 'Classes and courses', [
    'Which classes do you have?',
    'What can I learn with you?',
    'Do you have classes for beginners?',
    'How long does it take?',
    'How many are there in a class?',
    'Do you have anything in the evening?',
    'Who are the teachers?',
  ]),
  draft('prices', 'Prices', [
    'How much is it?',
    'What are your prices?',
    'Do you have a price list?',
    'What does it cost a month?',
    'Is there a discount for students?',
    'What does a single lesson cost?',
  ]),
  draft('requirements', 'What it takes', [
    'How old do you have to be?',
    'Do I have to know anything beforehand?',
    'What should I bring?',
    'What should I wear?',
    'Do I need a medical certificate?',
    'Can my child take part?',
  ]),
  draft('leave', 'Stop or pause', [
    'How do I cancel my membership?',
    'I would like to stop',
    'Can I take a break?',
    'How long am I tied in?',
    'Is there a minimum term?',
    'Can I get my money back?',
  ]),
  payment,
  parking,
];
