import { handsOver } from '../topics.ts';

export const bookTime = handsOver(
  'bookTime',
  'Book en tid',
  'Gerne. Skriv, hvad det drejer sig om, og hvornår det passer dig, så hjælper en af os dig med en tid.',
  [
    'Jeg vil gerne booke en tid',
    'Kan jeg bestille en tid?',
    'Hvordan booker man hos jer?',
    'Har I en ledig tid?',
    'Er der plads til mig i morgen?',
    'Kan jeg komme til i dag?',
    'Har I noget ledigt i næste uge?',
  ],
);

export const cancelTime = handsOver(
  'cancelTime',
  'Flyt eller afbestil en tid',
  'Skriv, hvilken tid det drejer sig om, så hjælper en af os dig.',
  [
    'Jeg vil afbestille min tid',
    'Jeg kan ikke komme alligevel',
    'Jeg skal have flyttet en tid',
    'Jeg må melde afbud',
    'Jeg er blevet syg og kan ikke komme',
    'Jeg vil hellere komme en anden dag',
    'Hvordan aflyser jeg en aftale?',
  ],
);
