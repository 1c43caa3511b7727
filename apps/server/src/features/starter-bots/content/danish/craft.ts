import { draft, handsOver } from '../topics.ts';

/** What those ask who want something built, repaired or kept. */
export const craft = [
  handsOver(
    'quote',
    'Få et tilbud',
    'Gerne. Beskriv opgaven, og skriv, hvor den skal udføres, så hjælper en af os dig med et tilbud.',
    [
      'Jeg vil gerne have et tilbud',
      'Kan I lave et tilbud til mig?',
      'Kan I komme og se på det?',
      'Kan jeg få et overslag?',
      'Kan I give en pris på opgaven?',
      'Jeg har en opgave til jer',
      'Vi skal have lavet noget',
    ],
  ),
  draft('services', 'Opgaver', [
    'Hvad laver I?',
    'Hvilke opgaver tager I?',
    'Tager I også små opgaver?',
    'Laver I også reparationer?',
    'Har I autorisation?',
    'Arbejder I for private?',
    'Kan I skaffe materialerne?',
  ]),
  draft('prices', 'Priser', [
    'Hvad er jeres timepris?',
    'Hvad koster kørsel?',
    'Hvad koster det i timen?',
    'Er moms med i prisen?',
    'Har I faste priser?',
    'Kan jeg bruge håndværkerfradraget?',
  ]),
  draft('waitingTime', 'Hvornår kan I komme?', [
    'Hvornår kan I komme?',
    'Hvor lang er ventetiden?',
    'Hvornår kan I gå i gang?',
    'Hvor hurtigt kan I være her?',
    'Har I tid i denne måned?',
    'Hvor lang tid tager arbejdet?',
  ]),
  draft('area', 'Hvor vi kører ud', [
    'Kører I til min by?',
    'Hvor kører I ud?',
    'Hvilket område dækker I?',
    'Arbejder I i hele landet?',
    'Arbejder I på Sjælland?',
    'Kommer I ud til sommerhuse?',
  ]),
  draft('urgent', 'Akut hjælp', [
    'Det haster',
    'Har I døgnvagt?',
    'Det er akut',
    'Jeg har brug for hjælp med det samme',
    'Rykker I ud om natten?',
    'Kan I rykke ud i dag?',
  ]),
  draft('guarantee', 'Garanti', [
    'Er der garanti på arbejdet?',
    'Hvad hvis noget går i stykker bagefter?',
    'Hvor længe gælder garantien?',
    'Er I forsikret?',
    'Er I med i en garantiordning?',
    'Udbedrer I mangler?',
  ]),
];
