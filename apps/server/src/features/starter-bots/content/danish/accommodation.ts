import { draft, handsOver } from '../topics.ts';
import { parking } from './parking.ts';

/** What guests ask: at a hotel, a bed and breakfast, a camping site. */
export const accommodation = [
  handsOver(
    'availability',
    'Er der ledigt?',
    'Skriv, hvornår I kommer og rejser, og hvor mange I er, så ser en af os, hvad der er ledigt.',
    [
      'Har I ledige værelser?',
      'Er der plads i weekenden?',
      'Jeg vil gerne booke et værelse',
      'Kan jeg reservere en overnatning?',
      'Har I et familieværelse?',
      'Kan vi bo hos jer i sommerferien?',
      'Er der noget ledigt i juli?',
    ],
  ),
  handsOver(
    'cancellation',
    'Ændr eller afbestil',
    'Skriv, hvilken reservation det drejer sig om, så hjælper en af os dig.',
    [
      'Jeg vil afbestille mit ophold',
      'Kan jeg flytte min reservation?',
      'Kan jeg ændre datoen?',
      'Kan vi blive en nat mere?',
      'Jeg vil annullere min booking',
      'Hvordan afbestiller jeg?',
      'Vi bliver en færre',
    ],
  ),
  draft('checkIn', 'Ankomst og afrejse', [
    'Hvornår kan vi tjekke ind?',
    'Hvornår skal vi tjekke ud?',
    'Kan vi komme tidligere?',
    'Hvordan får vi nøglen?',
    'Kan vi ankomme sent om aftenen?',
    'Kan vi opbevare vores bagage?',
  ]),
  draft('prices', 'Priser', [
    'Hvad koster en nat?',
    'Hvad koster et dobbeltværelse?',
    'Hvad er jeres priser?',
    'Har I en prisliste?',
    'Koster det ekstra for børn?',
    'Hvad koster en ekstra seng?',
  ]),
  draft('facilities', 'Faciliteter', [
    'Er der wifi?',
    'Er der eget bad?',
    'Er der køkken?',
    'Har I pool?',
    'Er der sengelinned og håndklæder?',
    'Er der elevator?',
    'Kan man lade sin elbil?',
  ]),
  draft('meals', 'Morgenmad og restaurant', [
    'Hvornår er der morgenmad?',
    'Er morgenmaden med i prisen?',
    'Serverer I aftensmad?',
    'Kan vi spise hos jer?',
    'Kan jeg få morgenmad uden gluten?',
    'Er der en restaurant i nærheden?',
  ]),
  draft('pets', 'Kæledyr', [
    'Må jeg have hund med?',
    'Er kæledyr tilladt?',
    'Koster det noget at have hund med?',
    'Kan vi tage vores kat med?',
    'Har I værelser til gæster med hund?',
    'Skal hunden være i snor?',
  ]),
  parking,
];
