import type { WrittenFlow } from '../../written-flow.ts';

/** Says nothing before the company has told its hours. */
export const openingHours: WrittenFlow = {
  key: 'openingHours',
  title: 'Opening hours',
  phrases: [
    'When are you open?',
    'What are your opening hours?',
    'Are you open on Saturday?',
    'When do you close?',
    'What time do you open?',
    'Are you open today?',
    'Are you open in the evening?',
    'When can I call you?',
  ],
  bubbles: [{ text: 'We are {{openNow}}. Here are our opening hours:\n{{openingHours}}' }],
};

/** A bubble for each fact, so that those are said which the company has told. */
export const contact: WrittenFlow = {
  key: 'contact',
  title: 'Contact',
  phrases: [
    'How do I contact you?',
    'How can I reach you?',
    'What is your phone number?',
    'Which email address can I write to?',
    'Where are you?',
    'Where are you located?',
    'Where can I find your address?',
    'How do I get to you?',
    'Do you have a website?',
    'What is your phone no.?',
  ],
  bubbles: [
    { text: 'You can call us on {{companyPhone}}.' },
    { text: 'You can write to {{companyEmail}}.' },
    { text: 'Our address is {{companyAddress}}.' },
    { text: 'Our website is {{companyWebsite}}.' },
  ],
};
