const openings =
  'hvordan kan jeg|jeg vil gerne|kan I hjælpe med at|er det muligt at|må jeg selv|skal jeg ringe for at';
const verbs = ['bestille', 'ændre', 'opsige', 'betale', 'flytte'];
const nouns = ['abonnementet', 'pakken', 'billetten', 'forsikringen', 'regningen'];
const tails =
  'i dag|på nettet|uden gebyr|til en ven|fra udlandet|inden mandag|med det samme|hos jer|i appen|igen|nu|snart|for andre|i morgen';

/** A file of training data as large as makes a training go on from the last one: 25 flows with 84 phrases each. */
export function manyPhrases(): string {
  const rows = verbs.flatMap((verb) =>
    nouns.flatMap((noun) =>
      openings
        .split('|')
        .flatMap((opening) =>
          tails
            .split('|')
            .map((tail) => `${opening} ${verb} ${noun} ${tail}\t${verb} ${noun}\t${verb} ${noun}`),
        ),
    ),
  );
  return ['text\tflow\tanswer', ...rows].join('\n');
}
