import { draft } from '../topics.ts';
import { bookTime, cancelTime } from './appointments.ts';
import { parking } from './parking.ts';

/** What guests ask: at the hairdresser's, the beautician's, the masseur's. */
export const salon = [
  { ...bookTime, phrases: [...bookTime.phrases, 'Kan jeg blive klippet i morgen?'] },
  cancelTime,
  draft('treatments', 'Behandlinger', [
    'Hvilke behandlinger har I?',
    'Klipper I børn?',
    'Klipper I mænd?',
    'Laver I negle?',
    'Farver I vipper og bryn?',
    'Laver I bryllupsfrisurer?',
    'Hvor lang tid tager en farvning?',
  ]),
  draft('prices', 'Priser', [
    'Hvad koster en klipning?',
    'Hvad koster det at få farvet hår?',
    'Hvad er jeres priser?',
    'Har I en prisliste?',
    'Hvad koster en behandling?',
    'Er det dyrere med langt hår?',
  ]),
  draft('products', 'Produkter', [
    'Hvilke produkter bruger I?',
    'Kan jeg købe produkter hos jer?',
    'Hvilken shampoo anbefaler I?',
    'Er produkterne uden parfume?',
    'Bruger I veganske produkter?',
    'Har I noget mod tørt hår?',
  ]),
  draft('giftCard', 'Gavekort', [
    'Sælger I gavekort?',
    'Kan jeg købe et gavekort?',
    'Hvor længe gælder et gavekort?',
    'Kan jeg bruge mit gavekort til alt?',
    'Hvor meget er der tilbage på mit gavekort?',
    'Jeg vil give en behandling i gave',
  ]),
  parking,
];
