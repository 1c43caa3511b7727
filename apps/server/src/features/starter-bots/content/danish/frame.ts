import type { WrittenFlow } from '../../written-flow.ts';
import type { FrameWords } from '../starter-words.ts';
import { contact, openingHours } from './company.ts';

/** What every bot in Danish can say, whatever it is about. */
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
    title: 'Velkomst',
    phrases: [],
    bubbles: [{ text: welcome }, { delay: 0.6, text: question }],
  },
  {
    key: 'fallback',
    title: 'Det forstod jeg ikke',
    phrases: [],
    bubbles: [
      {
        text: `Det kan jeg ikke svare på endnu. Prøv med andre ord, eller tal med ${whoElse}.`,
        suggestions: [{ title: person.title, flow: 'human' }],
      },
    ],
  },
  {
    key: 'greeting',
    title: 'Hilsen',
    phrases: ['Hej', 'Hej med dig', 'Goddag', 'Godmorgen', 'Hejsa', 'Dav', 'God aften'],
    bubbles: [{ text: greeting }],
  },
  openingHours,
  contact,
  {
    key: 'human',
    title: person.title,
    phrases: [
      ...person.phrases,
      'Jeg vil gerne snakke med et menneske',
      'Kan jeg snakke med en rigtig person?',
      'Er der en person til stede?',
      'Jeg vil ikke tale med en robot',
    ],
    bubbles: [{ text: 'Et øjeblik, så ser jeg, om nogen er ledig.' }],
    handOver: true,
  },
  {
    key: 'robot',
    title: 'Er du en robot?',
    phrases: [
      'Er du en robot?',
      'Er du et menneske eller en robot?',
      'Er du et menneske?',
      'Er du en chatbot?',
      'Taler jeg med en maskine?',
      'Hvem er du?',
      'Er du kunstig intelligens?',
      'Hvad kan du?',
    ],
    bubbles: [
      {
        text: `Ja, jeg er en chatbot. Jeg svarer på det, jeg kender, døgnet rundt. Du kan også tale med ${whoElse}.`,
        suggestions: [{ title: person.title, flow: 'human' }],
      },
    ],
  },
  {
    key: 'thanks',
    title: 'Tak',
    phrases: ['Tak', 'Mange tak', 'Tak for hjælpen', 'Super, tak', thanks.phrase],
    bubbles: [{ text: thanks.answer }],
  },
  {
    key: 'goodbye',
    title: 'Farvel',
    phrases: [
      'Farvel',
      'Hav det godt',
      'Tak for hjælpen, farvel',
      'Hav en god dag',
      'God weekend',
      'Vi ses',
      'På gensyn',
      'Det var alt',
    ],
    bubbles: [{ text: 'Farvel, og hav en god dag. Skriv endelig igen.' }],
  },
];
