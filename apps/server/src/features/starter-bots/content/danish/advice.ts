import { draft, handsOver } from '../topics.ts';

/** What clients ask: of lawyers, accountants, consultants. */
export const advice = [
  handsOver(
    'meeting',
    'Book et møde',
    'Gerne. Skriv, hvad det drejer sig om, og hvornår det passer dig, så svarer en af os.',
    [
      'Jeg vil gerne booke et møde',
      'Kan vi tage en snak?',
      'Kan jeg tale med en rådgiver?',
      'Har I tid til et møde?',
      'Vil I ringe mig op?',
      'Jeg har brug for rådgivning',
      'Kan vi mødes i næste uge?',
    ],
  ),
  handsOver(
    'cancelMeeting',
    'Flyt eller aflys et møde',
    'Skriv, hvilket møde det drejer sig om, så hjælper en af os dig.',
    [
      'Jeg vil gerne flytte vores møde',
      'Jeg må aflyse mødet',
      'Kan vi mødes en anden dag?',
      'Jeg kan ikke nå mødet',
      'Jeg bliver forsinket til mødet',
      'Kan mødet blive senere?',
    ],
  ),
  draft('services', 'Ydelser', [
    'Hvad laver I?',
    'Hvad kan I hjælpe med?',
    'Hvilke ydelser tilbyder I?',
    'Hjælper I også private?',
    'Hvad er I specialister i?',
    'Arbejder I med små virksomheder?',
    'Kan I hjælpe med min sag?',
  ]),
  draft('prices', 'Priser', [
    'Hvad koster rådgivning?',
    'Hvad er jeres timepris?',
    'Er det første møde gratis?',
    'Har I faste priser?',
    'Hvad er jeres honorar?',
    'Hvad kommer det til at koste?',
  ]),
  draft('process', 'Forløb', [
    'Hvordan foregår et forløb?',
    'Hvor lang tid tager det?',
    'Hvad er det første skridt?',
    'Kan det klares online?',
    'Hvad skal jeg forberede?',
    'Hvilke papirer skal I bruge?',
  ]),
  draft('people', 'Rådgiverne', [
    'Hvem er jeres rådgivere?',
    'Hvem får jeg at tale med?',
    'Hvilken uddannelse har I?',
    'Har I tavshedspligt?',
    'Hvilken erfaring har I?',
    'Hvor mange ansatte har I?',
  ]),
];
