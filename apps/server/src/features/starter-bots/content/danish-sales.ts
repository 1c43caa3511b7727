import type { StarterBot } from '../written-flow.ts';
import { danishFrame } from './danish-frame.ts';

/** Salg: what those ask who think of buying, up to a talk with a person. */
export const danishSales: StarterBot = (company) =>
  danishFrame(
    {
      welcome: `Hej, og velkommen til ${company}. Jeg er en chatbot.`,
      question: 'Leder du efter noget bestemt?',
      suggestions: [
        { title: 'Priser', flow: 'prices' },
        { title: 'Book en demo', flow: 'demo' },
        { title: 'Få et tilbud', flow: 'quote' },
      ],
      greeting: 'Hej! Spørg om priser, levering eller et tilbud.',
      whoElse: 'en af vores sælgere',
      person: {
        title: 'Tal med en sælger',
        phrases: ['Jeg vil tale med en sælger', 'Kan jeg tale med et menneske?', 'Ring til mig'],
      },
      thanks: { phrase: 'Perfekt', answer: 'Selv tak. Vi hører gerne fra dig igen!' },
    },
    [
      {
        key: 'products',
        title: 'Hvad sælger I?',
        phrases: [
          'Hvad sælger I?',
          'Hvad laver I?',
          'Hvilke produkter har I?',
          'Fortæl mig om jeres produkter',
          'Hvad kan jeg købe hos jer?',
          'Hvad tilbyder I?',
        ],
        bubbles: [
          {
            text: `Du finder alt det, ${company} tilbyder, på vores hjemmeside. Sig, hvad du skal bruge det til, så hjælper en af os dig med at vælge.`,
            suggestions: [
              { title: 'Priser', flow: 'prices' },
              { title: 'Tal med en sælger', flow: 'human' },
            ],
          },
        ],
      },
      {
        key: 'prices',
        title: 'Priser',
        phrases: [
          'Hvad koster det?',
          'Hvad er jeres priser?',
          'Har I en prisliste?',
          'Er det dyrt?',
          'Hvad er prisen på den billigste?',
          'Hvad koster det om måneden?',
        ],
        bubbles: [
          {
            text: 'Prisen afhænger af, hvad du skal bruge. Få et tilbud, det er gratis og forpligter ikke.',
            suggestions: [{ title: 'Få et tilbud', flow: 'quote' }],
          },
        ],
      },
      {
        key: 'quote',
        title: 'Tilbud',
        phrases: [
          'Jeg vil gerne have et tilbud',
          'Kan I give mig en pris?',
          'Send mig et tilbud',
          'Hvad ville det koste for os?',
          'Vi skal bruge mange, hvad er prisen?',
          'Kan jeg få et overslag?',
        ],
        bubbles: [
          {
            text: 'Gerne. Skriv, hvad det drejer sig om og hvor meget, så laver en sælger et tilbud til dig.',
          },
        ],
        handOver: true,
      },
      {
        key: 'demo',
        title: 'Demo',
        phrases: [
          'Kan jeg få en demo?',
          'Jeg vil gerne se det',
          'Kan I vise mig, hvordan det virker?',
          'Book et møde',
          'Kan vi tage en snak?',
          'Hvornår har I tid til en fremvisning?',
        ],
        bubbles: [
          { text: 'Det vil vi gerne. Skriv et par tidspunkter, der passer dig, så svarer en af os.' },
        ],
        handOver: true,
      },
      {
        key: 'discount',
        title: 'Rabat',
        phrases: [
          'Har I rabat?',
          'Giver I mængderabat?',
          'Har I tilbud lige nu?',
          'Jeg har en rabatkode',
          'Er der udsalg?',
          'Kan jeg få det billigere?',
        ],
        bubbles: [
          {
            text: 'Køber du mange, eller binder du dig for et år, finder vi en god pris.',
            suggestions: [{ title: 'Få et tilbud', flow: 'quote' }],
          },
        ],
      },
      {
        key: 'delivery',
        title: 'Levering',
        phrases: [
          'Hvor lang er leveringstiden?',
          'Hvornår kan vi komme i gang?',
          'Hvor hurtigt kan I levere?',
          'Har I det på lager?',
          'Leverer I i hele landet?',
          'Hvad koster fragten?',
        ],
        bubbles: [{ text: 'Som regel kan vi levere inden for en uge. Haster det, så sig til.' }],
      },
      {
        key: 'references',
        title: 'Kunder og erfaringer',
        phrases: [
          'Hvem er jeres kunder?',
          'Har I referencer?',
          'Er I gode?',
          'Hvad siger jeres kunder?',
          'Hvorfor skal jeg vælge jer?',
          'Hvor længe har I eksisteret?',
        ],
        bubbles: [{ text: 'På vores hjemmeside fortæller kunder, hvad de synes. Ring gerne til en af dem.' }],
      },
    ],
  );
