import type { WrittenFlow } from '../../written-flow.ts';
import type { FrameWords } from '../starter-words.ts';
import { contact, openingHours } from './company.ts';

/** What every bot in English can say, whatever it is about. */
export const frame = ({
  welcome,
  question,
  greeting,
  whoElse,
  person,
  thanks,
}: FrameWords): WrittenFlow[] => [
  {
    key: 'welcome',
    title: 'Welcome',
    phrases: [],
    bubbles: [{ text: welcome }, { delay: 0.6, text: question }],
  },
  {
    key: 'fallback',
    title: 'I did not understand',
    phrases: [],
    bubbles: [
      {
        text: `I cannot answer that yet. Try other words, or talk to ${whoElse}.`,
        suggestions: [{ title: person.title, flow: 'human' }],
      },
    ],
  },
  {
    key: 'greeting',
    title: 'Greeting',
    phrases: ['Hi', 'Hello', 'Hey there', 'Good morning', 'Good afternoon', 'Good evening', 'Hi there'],
    bubbles: [{ text: greeting }],
  },
  openingHours,
  contact,
  {
    key: 'human',
    title: person.title,
    phrases: [
      ...person.phrases,
      'I would like to speak to a real person',
      'Can I chat with a human being?',
      'Is there a real person?',
      'I do not want to talk to a robot',
    ],
    bubbles: [{ text: 'One moment, I will see if someone is available.' }],
    handOver: true,
  },
  {
    key: 'robot',
    title: 'Are you a robot?',
    phrases: [
      'Are you a robot?',
      'Are you a human or a robot?',
      'Are you human?',
      'Are you a chatbot?',
      'Am I talking to a machine?',
      'Who are you?',
      'Are you artificial intelligence?',
      'What can you do?',
    ],
    bubbles: [
      {
        text: `Yes, I am a chatbot. I answer what I know, day and night. You can also talk to ${whoElse}.`,
        suggestions: [{ title: person.title, flow: 'human' }],
      },
    ],
  },
  {
    key: 'thanks',
    title: 'Thanks',
    phrases: ['Thanks', 'Thank you', 'Thanks for your help', 'Great, thanks', thanks.phrase],
    bubbles: [{ text: thanks.answer }],
  },
  {
    key: 'goodbye',
    title: 'Goodbye',
    phrases: [
      'Goodbye',
      'Bye',
      'Thanks for your help, goodbye',
      'Have a nice day',
      'Have a good weekend',
      'See you',
      'Take care',
      'That was all',
    ],
    bubbles: [{ text: 'Goodbye, and have a nice day. Do write again.' }],
  },
];
