import { draft } from '../topics.ts';
import { bookTime, cancelTime } from './appointments.ts';
import { parking } from './parking.ts';

/** What owners of animals ask: at the vet's, the groomer's, a boarding kennel. */
export const animals = [
  bookTime,
  cancelTime,
  draft('animals', 'Hvilke dyr', [
    'Hvilke dyr tager I imod?',
    'Tager I også katte?',
    'Kan I hjælpe med min kanin?',
    'Tager I store hunde?',
    'Er der dyr, I ikke tager imod?',
    'Kan jeg komme med min hvalp?',
  ]),
  draft('prices', 'Priser', [
    'Hvad koster det?',
    'Hvad er jeres priser?',
    'Har I en prisliste?',
    'Hvad koster det for en lille hund?',
    'Er det billigere med to dyr?',
    'Er det dyrere i ferien?',
    'Dækker min dyreforsikring?',
  ]),
  draft('urgent', 'Når et dyr er sygt', [
    'Min hund er syg',
    'Katten vil ikke spise',
    'Min hund er kommet til skade',
    'Hvad gør jeg, når mit dyr bliver sygt?',
    'Hvem ringer jeg til, når I har lukket?',
    'Det haster med min kat',
  ]),
  draft('bring', 'Det skal dyret have med', [
    'Hvad skal min hund have med?',
    'Skal jeg tage foder med?',
    'Skal hunden være vaccineret?',
    'Hvilke vacciner skal min kat have?',
    'Må den få sit eget tæppe med?',
    'Skal jeg have papirer med?',
  ]),
  draft('dropOff', 'Aflevering og afhentning', [
    'Hvornår kan jeg aflevere min hund?',
    'Hvornår skal jeg hente den?',
    'Kan jeg hente om søndagen?',
    'Kan en anden hente mit dyr?',
    'Skal jeg blive hos dyret imens?',
    'Henter I også dyr?',
  ]),
  parking,
];
