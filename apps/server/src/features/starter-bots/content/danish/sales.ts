import type { KindWords } from '../starter-words.ts';
import { draft, handsOver } from '../topics.ts';

/** Salg: what those ask who think of buying, up to a talk with a person. */
export const sales: KindWords = {
  frame: {
    welcome: 'Hej, og velkommen til {{companyName}}. Jeg er en chatbot.',
    question: 'Leder du efter noget bestemt?',
    greeting: 'Hej! Fortæl mig, hvad du leder efter.',
    whoElse: 'en af vores sælgere',
    person: {
      title: 'Tal med en sælger',
      phrases: [
        'Jeg vil tale med en sælger',
        'Kan jeg tale med et menneske?',
        'Ring til mig',
        'Må jeg tale med en af jer?',
      ],
    },
    thanks: { phrase: 'Perfekt', answer: 'Selv tak. Vi hører gerne fra dig igen!' },
  },
  topics: [
    handsOver(
      'quote',
      'Få et tilbud',
      'Gerne. Skriv, hvad det drejer sig om, og hvor meget du skal bruge, så hjælper en sælger dig med et tilbud.',
      [
        'Jeg vil gerne have et tilbud',
        'Send mig et tilbud',
        'Kan I lave et tilbud til os?',
        'Vi vil gerne indhente et tilbud hos jer',
        'Hvordan får jeg et tilbud?',
        'Kan jeg få et overslag?',
      ],
    ),
    handsOver(
      'meeting',
      'Book et møde',
      'Det vil vi gerne. Skriv et par tidspunkter, der passer dig, så svarer en af os.',
      [
        'Kan jeg få en demo?',
        'Kan I vise, hvordan det virker?',
        'Jeg vil gerne have en demonstration',
        'Jeg vil gerne booke et møde med jer',
        'Kan vi tage en snak?',
        'Kan I komme og fortælle om det?',
      ],
    ),
    draft('discount', 'Rabat', [
      'Har I rabat?',
      'Giver I mængderabat?',
      'Har I tilbud lige nu?',
      'Jeg har en rabatkode',
      'Er der udsalg?',
      'Kan jeg få det billigere?',
    ]),
    draft('references', 'Kunder og erfaringer', [
      'Hvem er jeres kunder?',
      'Har I referencer?',
      'Er I gode?',
      'Hvad siger jeres kunder?',
      'Hvorfor skal jeg vælge jer?',
      'Hvor længe har I eksisteret?',
    ]),
  ],
};
