import { draft, handsOver } from '../topics.ts';
import { cancelTime } from './appointments.ts';
import { parking } from './parking.ts';
import { payment } from './payment.ts';

/** What pupils and members ask: at a driving school, a fitness club, an evening school. */
export const teaching = [
  handsOver(
    'enrol',
    'Meld dig til',
    'Skriv, hvad du vil gå til, og hvornår det passer dig, så hjælper en af os dig i gang.',
    [
      'Jeg vil gerne melde mig til',
      'Hvordan melder jeg mig ind?',
      'Hvordan kommer jeg i gang?',
      'Er der plads på holdet?',
      'Kan jeg begynde på mandag?',
      'Jeg vil gerne have en prøvetime',
      'Hvornår begynder næste hold?',
    ],
  ),
  cancelTime,
  draft('courses', 'Hold og kurser', [
    'Hvilke hold har I?',
    'Hvad kan jeg lære hos jer?',
    'Har I hold for begyndere?',
    'Hvor lang tid tager det?',
    'Hvor mange er der på et hold?',
    'Har I noget om aftenen?',
    'Hvem underviser?',
  ]),
  draft('prices', 'Priser', [
    'Hvad koster det?',
    'Hvad er jeres priser?',
    'Har I en prisliste?',
    'Hvad koster det om måneden?',
    'Er der rabat for studerende?',
    'Hvad koster en enkelt gang?',
  ]),
  draft('requirements', 'Hvad det kræver', [
    'Hvor gammel skal man være?',
    'Skal jeg kunne noget i forvejen?',
    'Hvad skal jeg have med?',
    'Hvilket tøj skal jeg have på?',
    'Skal jeg have en lægeerklæring?',
    'Må mit barn være med?',
  ]),
  draft('leave', 'Stop eller hold pause', [
    'Hvordan melder jeg mig ud?',
    'Jeg vil gerne stoppe',
    'Kan jeg holde pause?',
    'Hvor længe er jeg bundet?',
    'Hvad hvis jeg flytter?',
    'Kan jeg få pengene tilbage?',
  ]),
  payment,
  parking,
];
