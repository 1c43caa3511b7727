import { draft } from '../topics.ts';
import { bookTime, cancelTime } from './appointments.ts';
import { parking } from './parking.ts';
import { payment } from './payment.ts';

/** What patients ask: at the dentist's, the doctor's, the physiotherapist's. */
export const clinic = [
  bookTime,
  cancelTime,
  draft('treatments', 'Behandlinger', [
    'Hvad behandler I?',
    'Hvilke behandlinger tilbyder I?',
    'Kan I hjælpe med mit problem?',
    'Hvordan foregår en behandling?',
    'Hvor lang tid tager en behandling?',
    'Gør det ondt?',
    'Hvem er behandlerne?',
  ]),
  draft('prices', 'Priser og tilskud', [
    'Hvad koster en behandling?',
    'Hvad er jeres priser?',
    'Har I en prisliste?',
    'Hvad koster en konsultation?',
    'Hvad koster en undersøgelse?',
    'Får jeg tilskud?',
    'Dækker min forsikring?',
  ]),
  draft('urgent', 'Akut hjælp', [
    'Det haster',
    'Har I akuttider?',
    'Jeg har meget ondt',
    'Jeg har brug for hjælp med det samme',
    'Hvem ringer jeg til, når I har lukket?',
    'Hvad gør jeg i weekenden?',
  ]),
  draft('newPatient', 'Ny patient', [
    'Tager I nye patienter?',
    'Hvordan bliver jeg patient hos jer?',
    'Skal jeg have en henvisning?',
    'Hvor lang er ventelisten?',
    'Hvad skal jeg have med første gang?',
    'Behandler I børn?',
  ]),
  payment,
  parking,
];
