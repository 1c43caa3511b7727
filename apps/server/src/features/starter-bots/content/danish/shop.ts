import { draft, handsOver } from '../topics.ts';
import { payment } from './payment.ts';

/** What those ask who buy goods, in a shop or on the web. */
export const shop = [
  handsOver(
    'order',
    'Min ordre',
    'Skriv, hvad det drejer sig om, og gerne dit ordrenummer, så hjælper en af os dig.',
    [
      'Hvor er min ordre?',
      'Hvornår kommer min pakke?',
      'Jeg har ikke fået min pakke',
      'Hvad er status på min bestilling?',
      'Kan jeg ændre min ordre?',
      'Jeg vil annullere min bestilling',
      'Jeg har ikke fået en ordrebekræftelse',
    ],
  ),
  handsOver(
    'complaint',
    'Reklamation',
    'Det er jeg ked af. Skriv, hvad der er galt, og gerne dit ordrenummer, så hjælper en af os dig.',
    [
      'Jeg vil reklamere',
      'Varen er i stykker',
      'Varen holdt kun kort tid',
      'Jeg har modtaget en forkert vare',
      'Der mangler noget i pakken',
      'Jeg vil gerne klage',
      'Der er fejl på det, jeg har købt',
    ],
  ),
  draft('products', 'Varer', [
    'Hvad sælger I?',
    'Hvilke varer har I?',
    'Har I den på lager?',
    'Hvilke mærker fører I?',
    'Findes den i andre farver?',
    'Hvornår får I den hjem igen?',
    'Hvilken størrelse skal jeg vælge?',
  ]),
  draft('prices', 'Priser', [
    'Hvad koster den?',
    'Hvad er jeres priser?',
    'Hvor meget koster det?',
    'Har I en prisliste?',
    'Hvad er den billigste, I har?',
    'Er moms med i prisen?',
  ]),
  draft('delivery', 'Levering', [
    'Hvor lang er leveringstiden?',
    'Hvad koster fragten?',
    'Sender I til udlandet?',
    'Kan jeg få leveret til en pakkeshop?',
    'Hvor hurtigt kan I levere?',
    'Kan jeg hente varen i butikken?',
    'Leverer I til døren?',
  ]),
  draft('returns', 'Retur og bytte', [
    'Hvordan returnerer jeg en vare?',
    'Kan jeg bytte?',
    'Jeg vil gerne have pengene tilbage',
    'Hvor lang er returretten?',
    'Varen passer ikke',
    'Jeg har fortrudt mit køb',
    'Hvem betaler for returfragten?',
  ]),
  payment,
];
