import type { Language } from './texts.ts';

/** Six things that people ask a library, each in twelve ways, with rows that cannot be imported between them. */
interface ImportFile {
  name: string;
  content: Buffer;
  phraseCount: number;
  flowCount: number;
  skippedCount: number;
  /** Asks for one of the flows in words that are not in the file. */
  paraphrase: { text: string; flow: string };
}

const frames = {
  da: [
    'Hvordan kan jeg {}?',
    'Kan jeg {}?',
    'Jeg vil gerne {}',
    'Kan du hjælpe mig med at {}?',
    'Er det muligt at {}?',
    'Hvad skal jeg gøre for at {}?',
    'Må man {}?',
    'Jeg prøver at {}',
    'Hvor kan jeg {}?',
    'Hjælp mig med at {}',
    'Jeg har brug for at {}',
    '{}',
  ],
  en: [
    'How can I {}?',
    'Can I {}?',
    'I would like to {}',
    'Can you help me {}?',
    'Is it possible to {}?',
    'What must I do to {}?',
    'May one {}?',
    'I am trying to {}',
    'Where can I {}?',
    'Help me {}',
    'I need to {}',
    '{}',
  ],
} as const;

const flows = {
  da: {
    Lånerkort: 'få et nyt lånerkort til biblioteket',
    Fornyelse: 'forny mine lånte bøger',
    Bøder: 'betale en bøde for en sen aflevering',
    Lydbøger: 'lytte til lydbøger på telefonen',
    Læsesal: 'sidde og studere i læsesalen',
    Forfatteraften: 'melde mig til aftenen med forfatteren',
  },
  en: {
    'Library card': 'get a new card for the library',
    Renewal: 'renew the books I borrowed',
    Fines: 'pay a fine for a late book',
    'Audio books': 'listen to audio books on my phone',
    'Reading room': 'sit and study in the reading room',
    'Author evening': 'sign up for the evening with the author',
  },
} as const;

const paraphrases = {
  da: { text: 'Mit lånerkort er væk, hvordan får jeg et nyt kort?', flow: 'Lånerkort' },
  en: { text: 'My library card is gone, how do I get another card?', flow: 'Library card' },
} as const;

const headers = { da: 'Gruppe\tØnske\tReaktion', en: 'Group\tWish\tReaction' } as const;
const answers = { da: 'Spørg i skranken.', en: 'Ask at the desk.' } as const;

/** Writes the file: the flow's title first, so that the columns have to be told apart. */
export function importFile(language: Language): ImportFile {
  const rows = Object.entries(flows[language]).flatMap(([title, wish]) =>
    frames[language].map((frame) => `${title}\t${frame.replace('{}', wish)}\t${title}: ${answers[language]}`),
  );
  const [first = ''] = rows;
  const broken = [
    first,
    'Kun en kolonne',
    '\tUden emne',
    `${first.split('\t')[0]}\t`,
    `Langt\t${'a'.repeat(2000)}`,
  ];
  return {
    name: `${language}.tsv`,
    content: Buffer.from([headers[language], ...rows, ...broken].join('\r\n')),
    phraseCount: rows.length,
    flowCount: Object.keys(flows[language]).length,
    skippedCount: broken.length,
    paraphrase: paraphrases[language],
  };
}
