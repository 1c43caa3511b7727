import { draft, handsOver } from '../topics.ts';

/** What clients ask: of lawyers, accountants, consultants. */
export const advice = [
  handsOver(
    'meeting',
    'Book a meeting',
    'Of course. Tell me what it is about and when it suits you, and one of us will get back to you.',
    [
      'I would like to book a meeting',
      'Can we have a talk?',
      'Can I talk to an adviser?',
      'Do you have time for a meeting?',
      'Could you give me a ring?',
      'I need advice',
      'Can we meet next week?',
    ],
  ),
  handsOver(
    'cancelMeeting',
    'Move or cancel a meeting',
    'Tell me which meeting it is, and one of us will help you.',
    [
      'I would like to move our meeting',
      'I have to cancel the meeting',
      'Can we meet another day?',
      'I cannot make the meeting',
      'I will be late for the meeting',
      'Can the meeting be later?',
    ],
  ),
  draft('services', 'Services', [
    'What do you do?',
    'What can you help with?',
    'Which services do you offer?',
    'Do you help private clients too?',
    'What do you specialise in?',
    'Do you work with small businesses?',
    'Can you help with my case?',
  ]),
  draft('prices', 'Prices', [
    'How much is advice?',
    'What is your hourly rate?',
    'Is the first meeting free?',
    'Do you have fixed prices?',
    'What is your fee?',
    'What will it cost in the end?',
  ]),
  draft('process', 'How it works', [
    'How does it work?',
    'How long does it take?',
    'What is the first step?',
    'Can it be done online?',
    'What should I prepare?',
    'Which papers do you need?',
  ]),
  draft('people', 'Our advisers', [
    'Who are your advisers?',
    'Who will I be talking to?',
    'What qualifications do you have?',
    'Are you bound by confidentiality?',
    'What experience do you have?',
    'How many people work for you?',
  ]),
];
