import type { KindWords } from '../starter-words.ts';
import { draft, handsOver } from '../topics.ts';

/** Support: what users of a product ask when something does not work. */
export const support: KindWords = {
  frame: {
    welcome: 'Hej, du har fat i support hos {{companyName}}. Jeg er en chatbot.',
    question: 'Hvad driller?',
    greeting: 'Hej! Fortæl, hvad der driller, så prøver jeg at hjælpe.',
    whoElse: 'en supporter',
    person: {
      title: 'Tal med en supporter',
      phrases: [
        'Jeg vil tale med en supporter',
        'Kan jeg tale med et menneske?',
        'Det hjalp ikke',
        'Må jeg tale med en af jer?',
      ],
    },
    thanks: { phrase: 'Det virker nu', answer: 'Godt at høre. Skriv endelig igen!' },
  },
  topics: [
    {
      key: 'login',
      title: 'Jeg kan ikke logge ind',
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
        {
          text: 'Tjek først, at du har skrevet e-mail og adgangskode rigtigt, og at Caps Lock er slået fra.',
        },
        {
          delay: 0.6,
          text: 'Venter du på en mail, så se også i uønsket post. Hjalp det?',
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
        { text: 'Prøv først at genindlæse siden, eller luk appen, og åbn den igen.' },
        {
          delay: 0.6,
          text: 'Sker det stadig? Så skriv, hvad du gjorde, og hvad der stod på skærmen.',
          suggestions: [{ title: 'Tal med en supporter', flow: 'human' }],
        },
      ],
    },
    handsOver(
      'status',
      'Driftsstatus',
      'Det kan jeg ikke se herfra. Skriv, hvad du oplever, så hjælper en supporter dig.',
      [
        'Er I nede?',
        'Er der driftsproblemer?',
        'Er der nedetid lige nu?',
        'Hvornår virker det igen?',
        'Har andre også problemer?',
        'Er der planlagt vedligeholdelse?',
      ],
    ),
    draft('howTo', 'Vejledninger', [
      'Hvordan gør jeg?',
      'Har I en vejledning?',
      'Hvor finder jeg indstillingerne?',
      'Hvordan bruger man det?',
      'Har I en manual?',
      'Kan I vise mig, hvordan man gør?',
    ]),
    handsOver(
      'invoice',
      'Min faktura',
      'Skriv, hvad det drejer sig om, og gerne fakturanummeret, så hjælper en supporter dig.',
      [
        'Jeg kan ikke finde min faktura',
        'Der er fejl i min faktura',
        'Hvorfor er jeg blevet opkrævet?',
        'Hvornår skal jeg betale?',
        'Jeg vil skifte betalingskort',
        'Kan I sende fakturaen igen?',
      ],
    ),
    handsOver(
      'cancel',
      'Opsigelse',
      'Det er vi kede af at høre. Skriv, hvad du vil opsige, så hjælper en supporter dig.',
      [
        'Jeg vil opsige mit abonnement',
        'Hvordan stopper jeg?',
        'Slet min konto',
        'Jeg vil gerne afmelde mig',
        'Hvor lang er opsigelsen?',
        'Jeg skal ikke bruge det mere',
      ],
    ),
    handsOver(
      'privacy',
      'Persondata',
      'Skriv, hvad du gerne vil vide eller have gjort, så hjælper en supporter dig.',
      [
        'Hvad gemmer I om mig?',
        'Jeg vil have mine data slettet',
        'Hvordan behandler I persondata?',
        'Kan jeg få mine data udleveret?',
        'Overholder I GDPR?',
        'Hvor ligger mine data?',
      ],
    ),
  ],
};
