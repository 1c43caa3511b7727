import type { WrittenFlow } from '../written-flow.ts';
import type { FrameWords } from './frame-words.ts';

/** What every bot in English begins and ends with, around what it is about. */
export const englishFrame = (
  { welcome, question, suggestions, greeting, whoElse, person, thanks }: FrameWords,
  flows: WrittenFlow[],
): WrittenFlow[] => [
  {
    key: 'welcome',
    title: 'Welcome',
    phrases: [],
    bubbles: [{ text: welcome }, { delay: 0.6, text: question, suggestions }],
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
  ...flows,
  {
    key: 'human',
    title: person.title,
    phrases: [...person.phrases, 'Is there a real person?', 'I do not want to talk to a robot'],
    bubbles: [{ text: 'One moment, I will find someone.' }],
    handOver: true,
  },
  {
    key: 'thanks',
    title: 'Thanks',
    phrases: ['Thanks', 'Thank you', 'Thanks for your help', 'Great, thanks', thanks.phrase],
    bubbles: [{ text: thanks.answer }],
  },
];
