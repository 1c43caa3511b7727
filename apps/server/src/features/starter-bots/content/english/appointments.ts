import { handsOver } from '../topics.ts';

export const bookTime = handsOver(
  'bookTime',
  'Book a time',
  'Of course. Tell me what it is about and when it suits you, and one of us will help you find a time.',
  [
    'I would like to book an appointment',
    'Can I make an appointment?',
    'How do I book a time?',
    'Do you have a free slot?',
    'Can you fit me in tomorrow?',
    'Can I come in today?',
    'Do you have anything available next week?',
  ],
);

export const cancelTime = handsOver(
  'cancelTime',
  'Move or cancel a time',
  'Tell me which appointment it is, and one of us will help you.',
  [
    'I want to cancel my appointment',
    'I cannot make it after all',
    'Can I move my appointment?',
    'I have to call it off',
    'I am ill and cannot come',
    'I would rather come another day',
    'How do I reschedule?',
  ],
);
