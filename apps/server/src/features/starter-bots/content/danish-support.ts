import type { StarterBot } from '../written-flow.ts';
import { danishFrame } from './danish-frame.ts';

/** Support: what users of a product ask when something does not work. */
export const danishSupport: StarterBot = (company) =>
  danishFrame(
    {
      welcome: `Hej, du har fat i support hos ${company}. Jeg er en chatbot.`,
      question: 'Hvad driller?',
      suggestions: [
        { title: 'Jeg kan ikke logge ind', flow: 'login' },
        { title: 'Noget virker ikke', flow: 'bug' },
        { title: 'Min faktura', flow: 'invoice' },
      ],
      greeting: 'Hej! Fortæl, hvad der driller, så prøver jeg at hjælpe.',
      whoElse: 'en supporter',
      person: {
        title: 'Tal med en supporter',
        phrases: ['Jeg vil tale med en supporter', 'Kan jeg tale med et menneske?', 'Det hjalp ikke'],
      },
      thanks: { phrase: 'Det virker nu', answer: 'Godt at høre. Skriv endelig igen!' },
    },
    [
      {
        key: 'login',
        title: 'Kan ikke logge ind',
        phrases: [
          'Jeg kan ikke logge ind',
          'Jeg har glemt min adgangskode',
          'Min konto er låst',
          'Jeg får ingen mail med koden',
          'Hvordan skifter jeg adgangskode?',
          'Mit login virker ikke',
          'Den siger, at adgangskoden er forkert',
        ],
        bubbles: [
          { text: 'Vælg »Glemt adgangskode« på siden, hvor du logger ind, så får du en mail med et link.' },
          {
            delay: 0.6,
            text: 'Kommer mailen ikke, så se blandt uønsket post. Hjalp det?',
            suggestions: [{ title: 'Nej, tal med en supporter', flow: 'human' }],
          },
        ],
      },
      {
        key: 'bug',
        title: 'Noget virker ikke',
        phrases: [
          'Det virker ikke',
          'Jeg får en fejl',
          'Siden indlæser ikke',
          'Appen går ned',
          'Der sker ikke noget, når jeg trykker',
          'Jeg vil melde en fejl',
          'Det er blevet meget langsomt',
        ],
        bubbles: [
          { text: 'Prøv først at genindlæse siden eller lukke og åbne appen.' },
          {
            delay: 0.6,
            text: 'Sker det stadig? Så skriv, hvad du gjorde, og hvad der stod på skærmen, så ser en supporter på det.',
            suggestions: [{ title: 'Tal med en supporter', flow: 'human' }],
          },
        ],
      },
      {
        key: 'status',
        title: 'Driftsstatus',
        phrases: [
          'Er I nede?',
          'Er der driftsproblemer?',
          'Er der nedetid lige nu?',
          'Hvornår virker det igen?',
          'Har andre også problemer?',
          'Er der planlagt vedligeholdelse?',
        ],
        bubbles: [
          {
            text: 'Jeg kender ikke til driftsproblemer lige nu. Oplever du et, vil vi gerne høre det.',
            suggestions: [{ title: 'Noget virker ikke', flow: 'bug' }],
          },
        ],
      },
      {
        key: 'howTo',
        title: 'Vejledninger',
        phrases: [
          'Hvordan gør jeg?',
          'Har I en vejledning?',
          'Hvor finder jeg indstillingerne?',
          'Hvordan kommer jeg i gang?',
          'Har I en manual?',
          'Kan I vise mig, hvordan man gør?',
        ],
        bubbles: [
          {
            text: 'På vores hjemmeside er der vejledninger trin for trin. Skriv, hvad du vil, så leder jeg med.',
          },
        ],
      },
      {
        key: 'invoice',
        title: 'Faktura',
        phrases: [
          'Jeg kan ikke finde min faktura',
          'Der er fejl i min faktura',
          'Hvorfor er jeg blevet opkrævet?',
          'Hvornår skal jeg betale?',
          'Jeg vil skifte betalingskort',
          'Kan I sende fakturaen igen?',
        ],
        bubbles: [
          {
            text: 'Fakturaer sendes på mail den 1. i måneden og ligger under din konto.',
            suggestions: [{ title: 'Tal med en supporter', flow: 'human' }],
          },
        ],
      },
      {
        key: 'cancel',
        title: 'Opsigelse',
        phrases: [
          'Jeg vil opsige mit abonnement',
          'Hvordan stopper jeg?',
          'Slet min konto',
          'Jeg vil gerne afmelde mig',
          'Hvor lang er opsigelsen?',
          'Jeg skal ikke bruge det mere',
        ],
        bubbles: [
          {
            text: 'Det er vi kede af at høre. En supporter hjælper dig med det.',
            suggestions: [{ title: 'Tal med en supporter', flow: 'human' }],
          },
        ],
      },
      {
        key: 'privacy',
        title: 'Persondata',
        phrases: [
          'Hvad gemmer I om mig?',
          'Jeg vil have mine data slettet',
          'Hvordan behandler I persondata?',
          'Kan jeg få mine data udleveret?',
          'Overholder I GDPR?',
          'Hvor ligger mine data?',
        ],
        bubbles: [
          {
            text: 'Vi gemmer kun det, vi skal bruge, og sletter det igen. Læs mere i vores privatlivspolitik.',
          },
        ],
      },
    ],
  );
