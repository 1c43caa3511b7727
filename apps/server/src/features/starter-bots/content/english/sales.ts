import type { KindWords } from '../starter-words.ts';
import { draft, handsOver } from '../topics.ts';

/** Sales: what those ask who think of buying, up to a talk with a person. */
export const sales: KindWords = {
  frame: {
    welcome: 'Hi, and welcome to {{companyName}}. I am a chatbot.',
    question: 'Are you looking for something in particular?',
    greeting: 'Hi! Tell me what you are looking for.',
    whoElse: 'someone in sales',
    person: {
      title: 'Talk to sales',
      phrases: ['I want to talk to sales', 'Can I talk to a human?', 'Call me'],
    },
    thanks: { phrase: 'Perfect', answer: 'You are welcome. We hope to hear from you again!' },
  },
  topics: [
    handsOver(
      'quote',
      'Get a quote',
      'Of course. Tell me what it is about and how much you need, and someone in sales will help you with a quote.',
      [
        'I would like a quote',
        'Can you make us an offer?',
        'Send me an offer',
        'We would like to get a quote from you',
        'How do I get a quote?',
        'Can I get an estimate?',
      ],
    ),
    handsOver(
      'meeting',
      'Book a meeting',
      'We would love to. Suggest a few times that suit you, and one of us will get back to you.',
      [
        'Can I get a demo?',
        'Can you show us how it works?',
        'I would like a demonstration',
        'I would like to book a meeting',
        'Can we have a chat about it?',
        'Can you come and tell us about it?',
      ],
    ),
    draft('discount', 'Discount', [
      'Do you have any discounts?',
      'Do you give volume discounts?',
      'Do you have any offers right now?',
      'I have a discount code',
      'Is there a sale on?',
      'Can I get it cheaper?',
    ]),
    draft('references', 'Customers and references', [
      'Who are your customers?',
      'Do you have references?',
      'Are you any good?',
      'What do your customers say?',
      'Why should I choose you?',
      'How long have you been around?',
    ]),
  ],
};
