import type { StarterBot } from '../written-flow.ts';
import { englishFrame } from './english-frame.ts';

/** What customers of a shop or a service ask before and after they buy. */
export const englishService: StarterBot = (company) =>
  englishFrame(
    {
      welcome: `Hi, and welcome to ${company}. I am a chatbot.`,
      question: 'What can I help you with?',
      suggestions: [
        { title: 'Opening hours', flow: 'openingHours' },
        { title: 'Delivery', flow: 'delivery' },
        { title: 'Returns', flow: 'returns' },
      ],
      greeting: 'Hi! Ask about opening hours, delivery, returns or an order.',
      whoElse: 'one of us',
      person: {
        title: 'Talk to a person',
        phrases: [
          'I want to talk to a human',
          'Can I talk to someone?',
          'Put me through to customer service',
        ],
      },
      thanks: { phrase: 'Perfect', answer: 'You are welcome. Have a nice day!' },
    },
    [
      {
        key: 'openingHours',
        title: 'Opening hours',
        phrases: [
          'When are you open?',
          'What are your opening hours?',
          'Are you open on Saturday?',
          'When do you close?',
          'What time do you open?',
          'Are you open today?',
          'Can I call you now?',
        ],
        bubbles: [{ text: 'We are open Monday to Friday from 9 to 4. The rest of the time I answer.' }],
      },
      {
        key: 'contact',
        title: 'Contact',
        phrases: [
          'How do I contact you?',
          'What is your phone number?',
          'Which e-mail address can I write to?',
          'Where are you located?',
          'What is your address?',
          'Can I write to you?',
        ],
        bubbles: [
          {
            text: `You find phone number, e-mail and address on the website of ${company}. Here in the chat you can reach one of us too.`,
            suggestions: [{ title: 'Talk to a person', flow: 'human' }],
          },
        ],
      },
      {
        key: 'delivery',
        title: 'Delivery',
        phrases: [
          'How long does delivery take?',
          'When will my parcel arrive?',
          'How much is shipping?',
          'Do you ship abroad?',
          'Where is my order?',
          'Can you deliver to a pick-up point?',
          'How fast can you deliver?',
        ],
        bubbles: [
          { text: 'We ship within one or two working days, and most parcels arrive the day after.' },
          { delay: 0.6, text: 'You get a mail with a link to follow yours.' },
        ],
      },
      {
        key: 'returns',
        title: 'Returns and exchanges',
        phrases: [
          'How do I return something?',
          'Can I exchange it?',
          'I want my money back',
          'How long can I return an item?',
          'It does not fit',
          'I regret my purchase',
          'How do I send an item back?',
        ],
        bubbles: [
          { text: 'You can send things back for 14 days, as long as they are unused.' },
          {
            delay: 0.6,
            text: 'If something has broken, the warranty covers it for two years.',
            suggestions: [{ title: 'I have a complaint', flow: 'complaint' }],
          },
        ],
      },
      {
        key: 'complaint',
        title: 'Complaint',
        phrases: [
          'I have a complaint',
          'The product is broken',
          'It does not work any more',
          'I got the wrong item',
          'Something is missing from my parcel',
          'I want to complain',
        ],
        bubbles: [
          {
            text: 'I am sorry to hear that. One of us will help you; please have your order number ready.',
            suggestions: [{ title: 'Talk to a person', flow: 'human' }],
          },
        ],
      },
      {
        key: 'payment',
        title: 'Payment',
        phrases: [
          'How can I pay?',
          'Do you take MobilePay?',
          'When is the money taken?',
          'Can I get an invoice?',
          'I need a receipt',
          'Can I pay by card?',
        ],
        bubbles: [
          { text: 'You can pay by card and MobilePay. The amount is taken when we ship.' },
          { delay: 0.6, text: 'The receipt is mailed to you.' },
        ],
      },
    ],
  );
