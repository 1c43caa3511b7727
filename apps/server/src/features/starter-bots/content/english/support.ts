import type { KindWords } from '../starter-words.ts';
import { draft, handsOver } from '../topics.ts';

/** Support: what users of a product ask when something does not work. */
export const support: KindWords = {
  frame: {
    welcome: 'Hi, this is support at {{companyName}}. I am a chatbot.',
    question: 'What is the trouble?',
    greeting: 'Hi! Tell me what the trouble is, and I will try to help.',
    whoElse: 'someone in support',
    person: {
      title: 'Talk to support',
      phrases: ['I want to talk to support', 'Can I talk to a human?', 'That did not help'],
    },
    thanks: { phrase: 'It works now', answer: 'Good to hear. Do write again if you need to!' },
  },
  topics: [
    {
      key: 'login',
      title: 'I cannot sign in',
      phrases: [
        'I cannot sign in',
        'I forgot my password',
        'My account is locked',
        'I do not get the email with the code',
        'How do I change my password?',
        'My login does not work',
        'It says the password is wrong',
      ],
      bubbles: [
        {
          text: 'First check that your e-mail and password are spelled correctly and that Caps Lock is off.',
        },
        {
          delay: 0.6,
          text: 'If you are waiting for an email, check your spam folder too. Did that help?',
          suggestions: [{ title: 'No, talk to support', flow: 'human' }],
        },
      ],
    },
    {
      key: 'bug',
      title: 'Something does not work',
      phrases: [
        'It does not work',
        'I get an error',
        'The page does not load',
        'The app crashes',
        'Nothing happens when I press the button',
        'I want to report a bug',
        'It has become very slow',
      ],
      bubbles: [
        { text: 'First try to reload the page, or close the app and open it again.' },
        {
          delay: 0.6,
          text: 'Does it still happen? Then tell me what you did and what the screen said.',
          suggestions: [{ title: 'Talk to support', flow: 'human' }],
        },
      ],
    },
    handsOver(
      'status',
      'Service status',
      'I cannot see that from here. Tell me what you see, and someone in support will help you.',
      [
        'Are you down?',
        'Is there an outage?',
        'Is there downtime right now?',
        'When will it work again?',
        'Do others have problems too?',
        'Is maintenance planned?',
      ],
    ),
    draft('howTo', 'Guides', [
      'How do I do that?',
      'Do you have a guide?',
      'Where do I find the settings?',
      'How do I use it?',
      'Do you have a manual?',
      'Can you show me how to do it?',
    ]),
    handsOver(
      'invoice',
      'My invoice',
      'Tell me what it is about, with the invoice number if you have it, and someone in support will help you.',
      [
        'I cannot find my invoice',
        'There is a mistake in my invoice',
        'Why was I charged?',
        'When do I have to pay?',
        'I want to change my credit card',
        'Can you send the invoice again?',
      ],
    ),
    handsOver(
      'cancel',
      'Cancellation',
      'We are sorry to hear that. Tell me what you want to cancel, and someone in support will help you.',
      [
        'I want to cancel my subscription',
        'How do I stop?',
        'Delete my account',
        'I want to unsubscribe',
        'What is the notice period?',
        'I do not need it any more',
      ],
    ),
    handsOver(
      'privacy',
      'Personal data',
      'Tell me what you want to know or have done, and someone in support will help you.',
      [
        'What do you store about me?',
        'I want my data deleted',
        'How do you treat personal data?',
        'Can I get a copy of my data?',
        'Do you comply with GDPR?',
        'Where is my data kept?',
      ],
    ),
  ],
};
