import type { StarterBot } from '../written-flow.ts';
import { englishFrame } from './english-frame.ts';

/** What those ask who think of buying, up to a talk with a person. */
export const englishSales: StarterBot = (company) =>
  englishFrame(
    {
      welcome: `Hi, and welcome to ${company}. I am a chatbot.`,
      question: 'Are you looking for something in particular?',
      suggestions: [
        { title: 'Prices', flow: 'prices' },
        { title: 'Book a demo', flow: 'demo' },
        { title: 'Get a quote', flow: 'quote' },
      ],
      greeting: 'Hi! Ask about prices, delivery or a quote.',
      whoElse: 'one of our people in sales',
      person: {
        title: 'Talk to sales',
        phrases: ['I want to talk to sales', 'Can I talk to a human?', 'Call me'],
      },
      thanks: { phrase: 'Perfect', answer: 'You are welcome. We would like to hear from you again!' },
    },
    [
      {
        key: 'products',
        title: 'What do you sell?',
        phrases: [
          'What do you sell?',
          'What do you do?',
          'Which products do you have?',
          'Tell me about your products',
          'What can I buy from you?',
          'What do you offer?',
        ],
        bubbles: [
          {
            text: `You find everything ${company} offers on our website. Say what you need it for and one of us helps you choose.`,
            suggestions: [
              { title: 'Prices', flow: 'prices' },
              { title: 'Talk to sales', flow: 'human' },
            ],
          },
        ],
      },
      {
        key: 'prices',
        title: 'Prices',
        phrases: [
          'How much does it cost?',
          'What are your prices?',
          'Do you have a price list?',
          'Is it expensive?',
          'What is the cheapest one?',
          'What does it cost per month?',
        ],
        bubbles: [
          {
            text: 'The price depends on what you need. Get a quote: it is free and does not bind you.',
            suggestions: [{ title: 'Get a quote', flow: 'quote' }],
          },
        ],
      },
      {
        key: 'quote',
        title: 'Quote',
        phrases: [
          'I would like a quote',
          'Can you give me a price?',
          'Send me an offer',
          'What would it cost for us?',
          'We need many, what is the price?',
          'Can I get an estimate?',
        ],
        bubbles: [
          { text: 'Gladly. Write what it is about and how much, and somebody in sales makes you a quote.' },
        ],
        handOver: true,
      },
      {
        key: 'demo',
        title: 'Demo',
        phrases: [
          'Can I get a demo?',
          'I would like to see it',
          'Can you show me how it works?',
          'Book a meeting',
          'Can we have a talk?',
          'When do you have time to show it?',
        ],
        bubbles: [{ text: 'We would love to. Write a few times that suit you and one of us answers.' }],
        handOver: true,
      },
      {
        key: 'discount',
        title: 'Discount',
        phrases: [
          'Do you have a discount?',
          'Do you give volume discounts?',
          'Do you have any offers right now?',
          'I have a discount code',
          'Is there a sale?',
          'Can I get it cheaper?',
        ],
        bubbles: [
          {
            text: 'If you buy many, or for a whole year, we find a good price.',
            suggestions: [{ title: 'Get a quote', flow: 'quote' }],
          },
        ],
      },
      {
        key: 'delivery',
        title: 'Delivery',
        phrases: [
          'How long does delivery take?',
          'When can we get started?',
          'How fast can you deliver?',
          'Do you have it in stock?',
          'Do you deliver everywhere?',
          'How much is shipping?',
        ],
        bubbles: [{ text: 'Usually we can deliver within a week. If you are in a hurry, tell us.' }],
      },
      {
        key: 'references',
        title: 'Customers and references',
        phrases: [
          'Who are your customers?',
          'Do you have references?',
          'Are you any good?',
          'What do your customers say?',
          'Why should I choose you?',
          'How long have you been around?',
        ],
        bubbles: [{ text: 'On our website customers tell what they think. Feel free to call one of them.' }],
      },
    ],
  );
