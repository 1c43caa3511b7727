import { draft, handsOver } from '../topics.ts';
import { parking } from './parking.ts';

/** What guests ask: at a restaurant or a café. */
export const restaurant = [
  handsOver(
    'bookTable',
    'Book et bord',
    'Gerne. Skriv, hvor mange I er, og hvornår I vil komme, så hjælper en af os jer med et bord.',
    [
      'Jeg vil gerne bestille et bord',
      'Kan vi få et bord i aften?',
      'Har I et bord på lørdag?',
      'Er der et ledigt bord til to?',
      'Hvordan reserverer jeg bord?',
      'Skal man bestille bord?',
      'Vi vil gerne spise hos jer på fredag',
    ],
  ),
  handsOver(
    'cancelTable',
    'Flyt eller afbestil et bord',
    'Skriv, hvornår bordet er bestilt til, og i hvilket navn, så hjælper en af os dig.',
    [
      'Jeg vil afbestille vores bord',
      'Vi bliver flere end bestilt',
      'Vi bliver en færre',
      'Kan vi komme en time senere?',
      'Kan jeg flytte min reservation?',
      'Vi kan ikke komme alligevel',
      'Jeg vil gerne ændre vores bordbestilling',
    ],
  ),
  handsOver(
    'party',
    'Selskaber',
    'Det lyder hyggeligt. Skriv, hvad I skal fejre, hvornår det er, og hvor mange I bliver, så hjælper en af os jer.',
    [
      'Kan vi holde fødselsdag hos jer?',
      'Har I plads til et stort selskab?',
      'Kan vi leje lokalet?',
      'Vi skal holde konfirmation',
      'Laver I mad til fester?',
      'Kan man holde julefrokost hos jer?',
      'Vi er en stor gruppe',
    ],
  ),
  draft('menu', 'Menu', [
    'Hvad er der på menuen?',
    'Må jeg se menukortet?',
    'Hvad koster en hovedret?',
    'Har I en børnemenu?',
    'Hvad er dagens ret?',
    'Har I brunch?',
    'Hvilke vine har I?',
  ]),
  draft('allergies', 'Allergier og diæter', [
    'Har I noget uden gluten?',
    'Har I vegetariske retter?',
    'Er der noget vegansk?',
    'Jeg tåler ikke laktose',
    'Er der nødder i maden?',
    'Jeg har allergi',
    'Er kødet halal?',
  ]),
  draft('takeaway', 'Takeaway', [
    'Har I takeaway?',
    'Kan jeg bestille mad med hjem?',
    'Bringer I mad ud?',
    'Kan jeg hente maden hos jer?',
    'Hvornår er maden klar til at blive hentet?',
    'Kan man bestille mad online?',
  ]),
  parking,
];
