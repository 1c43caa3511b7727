import { createEntityExtractor, type EntityEntry } from '@samtale/nlu';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { atLeast, atMost, ownFigure } from '../rows.ts';

const entryCount = 20_000;
const textCount = 500;
const buildRounds = 3;
const mostBuildSeconds = 1;
const mostMilliseconds = 1;
const leastFound = 95;

const syllables =
  'ka be lo mi ra sta vej gård høj bro skov nor øst ves fre hol sten bak lund by rup ager dal mark toft strup borg sund'.split(
    ' ',
  );

/** A list of 20,000 made-up names of streets and places: preparing it, and finding a misspelt one in a text. */
export async function benchEntityLists({ train, log }: BenchOptions): Promise<BenchRow[]> {
  // Then it is a classifier of one's own that is measured.
  if (train !== undefined) return [];
  log('Entities: a list of 20,000 …');
  const choose = chooser(1);
  const word = (): string =>
    Array.from({ length: 2 + choose(3) }, () => syllables[choose(syllables.length)]).join('');
  const entries: EntityEntry[] = Array.from({ length: entryCount }, (_, i) => ({
    id: String(i),
    name: choose(2) ? word() : `${word()} ${word()}`,
    synonyms: choose(3) ? [] : [word()],
  }));
  const prepare = () => createEntityExtractor([{ id: 'place', kind: 'list', entries }], 'da');
  const buildSeconds = median(
    Array.from({ length: buildRounds }, () => {
      const started = performance.now();
      prepare();
      return (performance.now() - started) / 1000;
    }),
  );
  const extractor = prepare();
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < textCount; i++) {
    const name = entries[choose(entryCount)]?.name ?? '';
    const lost = 1 + choose(name.length - 2);
    const text = `hej, hvornår har I åbent i ${name.slice(0, lost)}${name.slice(lost + 1)} på lørdag? tak`;
    const asked = performance.now();
    const values = extractor.extract(text, { now: 0, timeZone: 'Europe/Copenhagen' });
    times.push(performance.now() - asked);
    if (values.length > 0) found++;
  }
  return [
    atMost(ownFigure('entity list of 20,000: preparing', buildSeconds, 's'), mostBuildSeconds),
    atMost(ownFigure('entity list of 20,000: a text, median', median(times), 'ms'), mostMilliseconds),
    atLeast(
      ownFigure('entity list of 20,000: misspelt names found', (100 * found) / textCount, '%'),
      leastFound,
    ),
  ];
}

/** Repeatable choices: a whole number below the bound (Park–Miller). */
function chooser(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}
