import type { StarterBot } from '../written-flow.ts';
import { danishFrame } from './danish-frame.ts';

/** Kundeservice: what customers of a shop or a service ask before and after they buy. */
export const danishService: StarterBot = (company) =>
  danishFrame(
    {
      welcome: `Hej, og velkommen til ${company}. Jeg er en chatbot.`,
      question: 'Hvad kan jeg hjælpe dig med?',
      suggestions: [
        { title: 'Åbningstider', flow: 'openingHours' },
        { title: 'Levering', flow: 'delivery' },
        { title: 'Retur', flow: 'returns' },
      ],
      greeting: 'Hej! Spørg om åbningstider, levering, retur eller en ordre.',
      whoElse: 'en af os',
      person: {
        title: 'Tal med en medarbejder',
        phrases: [
          'Jeg vil tale med et menneske',
          'Kan jeg tale med en medarbejder?',
          'Stil mig om til kundeservice',
        ],
      },
      thanks: { phrase: 'Perfekt', answer: 'Det var så lidt. Hav en god dag!' },
    },
    [
      {
        key: 'openingHours',
        title: 'Åbningstider',
        phrases: [
          'Hvornår har I åbent?',
          'Hvad er jeres åbningstider?',
          'Har I åbent på lørdag?',
          'Hvornår lukker I?',
          'Hvornår åbner I?',
          'Er der åbent i dag?',
          'Kan jeg ringe til jer nu?',
        ],
        bubbles: [{ text: 'Vi har åbent mandag til fredag kl. 9–16. Resten af tiden svarer jeg.' }],
      },
      {
        key: 'contact',
        title: 'Kontakt',
        phrases: [
          'Hvordan kontakter jeg jer?',
          'Hvad er jeres telefonnummer?',
          'Hvilken e-mail kan jeg skrive til?',
          'Hvor ligger I?',
          'Hvad er jeres adresse?',
          'Kan jeg skrive til jer?',
        ],
        bubbles: [
          {
            text: `Du finder telefonnummer, e-mail og adresse på ${company}s hjemmeside. Her i chatten kan du også få fat i en af os.`,
            suggestions: [{ title: 'Tal med en medarbejder', flow: 'human' }],
          },
        ],
      },
      {
        key: 'delivery',
        title: 'Levering',
        phrases: [
          'Hvor lang er leveringstiden?',
          'Hvornår kommer min pakke?',
          'Hvad koster fragten?',
          'Sender I til udlandet?',
          'Hvor er min ordre?',
          'Kan jeg få leveret til en pakkeshop?',
          'Hvor hurtigt kan I levere?',
        ],
        bubbles: [
          { text: 'Vi sender inden for en til to hverdage, og pakken er som regel fremme dagen efter.' },
          { delay: 0.6, text: 'Du får en mail med et link, hvor du kan følge den.' },
        ],
      },
      {
        key: 'returns',
        title: 'Retur og bytte',
        phrases: [
          'Hvordan returnerer jeg en vare?',
          'Kan jeg bytte?',
          'Jeg vil gerne have pengene tilbage',
          'Hvor lang er returretten?',
          'Varen passer ikke',
          'Jeg har fortrudt mit køb',
          'Hvordan sender jeg en vare retur?',
        ],
        bubbles: [
          { text: 'Du kan sende varer retur i 14 dage. De skal være ubrugte.' },
          {
            delay: 0.6,
            text: 'Er varen gået i stykker, gælder reklamationsretten i to år.',
            suggestions: [{ title: 'Jeg vil reklamere', flow: 'complaint' }],
          },
        ],
      },
      {
        key: 'complaint',
        title: 'Reklamation',
        phrases: [
          'Jeg vil reklamere',
          'Varen er i stykker',
          'Den virker ikke længere',
          'Jeg har modtaget en forkert vare',
          'Der mangler noget i pakken',
          'Jeg vil gerne klage',
        ],
        bubbles: [
          {
            text: 'Det er jeg ked af. En af os hjælper dig; hav gerne ordrenummeret klar.',
            suggestions: [{ title: 'Tal med en medarbejder', flow: 'human' }],
          },
        ],
      },
      {
        key: 'payment',
        title: 'Betaling',
        phrases: [
          'Hvordan kan jeg betale?',
          'Tager I MobilePay?',
          'Hvornår bliver pengene trukket?',
          'Kan jeg få en faktura?',
          'Jeg mangler en kvittering',
          'Kan jeg betale med kort?',
        ],
        bubbles: [
          { text: 'Du kan betale med kort og MobilePay. Beløbet trækkes, når vi sender varen.' },
          { delay: 0.6, text: 'Kvitteringen kommer på mail.' },
        ],
      },
    ],
  );
