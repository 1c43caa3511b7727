import type { WrittenFlow } from '../features/starter-bots/index.ts';

/** What the shop sells, in pictures: shows a formatted text, an image and a carousel of cards. */
export const danishModels: WrittenFlow = {
  key: 'models',
  title: 'Vores modeller',
  phrases: [
    'Hvilke modeller har I?',
    'Vis mig jeres modeller',
    'Må jeg se jeres udvalg?',
    'Kan du vise mig et billede?',
    'Jeg vil gerne se et katalog',
    'modeller og udvalg',
  ],
  bubbles: [
    {
      text: 'Vi har cykler til **hverdagen**, til *de lange ture* og til børn. Med i prisen er altid:\n- klargøring\n- gratis eftersyn efter tre måneder\n- 5 års garanti på stellet',
    },
    {
      delay: 0.5,
      image: { file: 'city-bike.svg', title: 'En bycykel med kurv foran bløde bakker' },
      text: 'Den her sælger vi flest af:',
    },
    {
      delay: 0.5,
      cards: [
        {
          file: 'city-bike.svg',
          title: 'Bycyklen Strand',
          text: 'Syv gear og kurv. **5.499 kr.**',
          url: 'https://example.com/strand',
          linkTitle: 'Se Strand',
        },
        {
          file: 'electric-bike.svg',
          title: 'Elcyklen Nordvest',
          text: 'Op til 120 km. **12.999 kr.**',
          url: 'https://example.com/nordvest',
          linkTitle: 'Se Nordvest',
        },
        {
          file: 'children-bike.svg',
          title: 'Børnecyklen Spurv',
          text: 'Støttehjul er med. **1.899 kr.**',
          url: 'https://example.com/spurv',
          linkTitle: 'Se Spurv',
        },
      ],
      suggestions: [{ title: 'Må jeg prøve en elcykel?', flow: 'electric' }],
    },
  ],
};

export const englishModels: WrittenFlow = {
  key: 'models',
  title: 'Our models',
  phrases: [
    'Which models do you have?',
    'Show me your models',
    'Can I see your range?',
    'Can you show me a picture?',
    "I'd like to see a catalogue",
    'models and selection',
  ],
  bubbles: [
    {
      text: 'We have bikes for **every day**, for *long rides* and for children. The price always includes:\n- getting it ready to ride\n- a free check after three months\n- a 5-year warranty on the frame',
    },
    {
      delay: 0.5,
      image: { file: 'city-bike.svg', title: 'A city bike with a basket in front of gentle hills' },
      text: 'This is our best seller:',
    },
    {
      delay: 0.5,
      cards: [
        {
          file: 'city-bike.svg',
          title: 'Strand, the city bike',
          text: 'Seven gears and a basket. **DKK 5,499**',
          url: 'https://example.com/strand',
          linkTitle: 'See Strand',
        },
        {
          file: 'electric-bike.svg',
          title: 'Nordvest, the e-bike',
          text: 'Up to 120 km. **DKK 12,999**',
          url: 'https://example.com/nordvest',
          linkTitle: 'See Nordvest',
        },
        {
          file: 'children-bike.svg',
          title: "Spurv, the children's bike",
          text: 'With training wheels. **DKK 1,899**',
          url: 'https://example.com/spurv',
          linkTitle: 'See Spurv',
        },
      ],
      suggestions: [{ title: 'Can I try an electric bike?', flow: 'electric' }],
    },
  ],
};
