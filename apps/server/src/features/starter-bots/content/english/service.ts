import type { KindWords } from '../starter-words.ts';
import { handsOver } from '../topics.ts';

/** Customer service: what customers ask before and after they buy. */
export const service: KindWords = {
  frame: {
    welcome: 'Hi, and welcome to {{companyName}}. I am a chatbot.',
    question: 'What can I help you with?',
    greeting: 'Hi! What can I help you with?',
    whoElse: 'one of us',
    person: {
      title: 'Talk to a person',
      phrases: ['I want to talk to a human', 'Can I talk to someone?', 'Put me through to customer service'],
    },
    thanks: { phrase: 'Perfect', answer: 'You are welcome. Have a nice day!' },
  },
  topics: [
    handsOver(
      'complaint',
      'Complaint',
      'I am sorry to hear that. Tell me what happened, and one of us will help you.',
      [
        'I want to complain',
        'I have a complaint',
        'How do I make a complaint?',
        'I am not happy with this',
        'It was a bad experience',
        'You made a mistake',
        'I am disappointed in you',
      ],
    ),
  ],
};
