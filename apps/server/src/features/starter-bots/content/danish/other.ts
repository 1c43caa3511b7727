import { draft } from '../topics.ts';
import { parking } from './parking.ts';
import { payment } from './payment.ts';

/** What visitors ask any company. */
export const other = [
  draft('services', 'Hvad vi tilbyder', [
    'Hvad laver I?',
    'Hvad tilbyder I?',
    'Fortæl mig om jer',
    'Hvad kan I hjælpe med?',
    'Hvilke produkter har I?',
    'Hvad kan man hos jer?',
  ]),
  draft('prices', 'Priser', [
    'Hvad koster det?',
    'Hvad er jeres priser?',
    'Har I en prisliste?',
    'Hvad koster det om måneden?',
    'Er det gratis?',
    'Er der et gebyr?',
  ]),
  draft('start', 'Kom i gang', [
    'Hvordan kommer jeg i gang?',
    'Hvordan melder jeg mig til?',
    'Hvordan bliver jeg kunde?',
    'Hvordan bliver jeg medlem?',
    'Kan jeg prøve det først?',
    'Hvordan bestiller jeg?',
  ]),
  payment,
  parking,
  draft('jobs', 'Job', [
    'Søger I medarbejdere?',
    'Har I ledige stillinger?',
    'Kan jeg få et job hos jer?',
    'Hvor sender jeg min ansøgning hen?',
    'Tager I praktikanter?',
    'Har I fritidsjob?',
  ]),
];
