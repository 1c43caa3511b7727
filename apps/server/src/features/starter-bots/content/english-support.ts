import type { StarterBot } from '../written-flow.ts';
import { englishFrame } from './english-frame.ts';

/** What users of a product ask when something does not work. */
export const englishSupport: StarterBot = (company) =>
  englishFrame(
    {
      welcome: `Hi, this is support at ${company}. I am a chatbot.`,
      question: 'What is the trouble?',
      suggestions: [
        { title: 'I cannot sign in', flow: 'login' },
        { title: 'Something does not work', flow: 'bug' },
        { title: 'My invoice', flow: 'invoice' },
      ],
      greeting: 'Hi! Tell me what the trouble is and I will try to help.',
      whoElse: 'somebody in support',
      person: {
        title: 'Talk to support',
        phrases: ['I want to talk to support', 'Can I talk to a human?', 'That did not help'],
      },
      thanks: { phrase: 'It works now', answer: 'Good to hear. Do write again!' },
    },
    [
      {
        key: 'login',
        title: 'Cannot sign in',
        phrases: [
          'I cannot sign in',
          'I forgot my password',
          'My account is locked',
          'I do not get the mail with the code',
          'How do I change my password?',
          'My login does not work',
          'It says the password is wrong',
        ],
        bubbles: [
          { text: 'Choose "Forgot password" on the page where you sign in, and you get a mail with a link.' },
          {
            delay: 0.6,
            text: 'If the mail does not come, look among your spam. Did that help?',
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
            text: 'Does it still happen? Then write what you did and what the screen said, and somebody in support looks at it.',
            suggestions: [{ title: 'Talk to support', flow: 'human' }],
          },
        ],
      },
      {
        key: 'status',
        title: 'Service status',
        phrases: [
          'Are you down?',
          'Is there an outage?',
          'Is there downtime right now?',
          'When will it work again?',
          'Do others have problems too?',
          'Is maintenance planned?',
        ],
        bubbles: [
          {
            text: 'I know of no outage right now. If you see one, we would like to hear about it.',
            suggestions: [{ title: 'Something does not work', flow: 'bug' }],
          },
        ],
      },
      {
        key: 'howTo',
        title: 'Guides',
        phrases: [
          'How do I do that?',
          'Do you have a guide?',
          'Where do I find the settings?',
          'How do I get started?',
          'Do you have a manual?',
          'Can you show me how to do it?',
        ],
        bubbles: [
          {
            text: 'There are step-by-step guides on our website. Write what you want to do and I help you look.',
          },
        ],
      },
      {
        key: 'invoice',
        title: 'Invoice',
        phrases: [
          'I cannot find my invoice',
          'There is a mistake in my invoice',
          'Why was I charged?',
          'When do I have to pay?',
          'I want to change my credit card',
          'Can you send the invoice again?',
        ],
        bubbles: [
          {
            text: 'Invoices are mailed on the 1st of the month and can be found under your account.',
            suggestions: [{ title: 'Talk to support', flow: 'human' }],
          },
        ],
      },
      {
        key: 'cancel',
        title: 'Cancellation',
        phrases: [
          'I want to cancel my subscription',
          'How do I stop?',
          'Delete my account',
          'I want to unsubscribe',
          'What is the notice period?',
          'I do not need it any more',
        ],
        bubbles: [
          {
            text: 'We are sorry to hear that. Somebody in support helps you with it.',
            suggestions: [{ title: 'Talk to support', flow: 'human' }],
          },
        ],
      },
      {
        key: 'privacy',
        title: 'Personal data',
        phrases: [
          'What do you store about me?',
          'I want my data deleted',
          'How do you treat personal data?',
          'Can I get a copy of my data?',
          'Do you comply with GDPR?',
          'Where is my data kept?',
        ],
        bubbles: [
          { text: 'We keep only what we need, and delete it again. Read more in our privacy policy.' },
        ],
      },
    ],
  );
