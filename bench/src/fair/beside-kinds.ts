import { setTimeout } from 'node:timers/promises';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { LedProcess } from '../process/led-process.ts';
import { priorities } from '../process/priority.ts';
import { ownFigure, shareOfReference, shown } from '../rows.ts';
import { failedTurns } from './failed-turns.ts';
import type { Company } from './fair-server.ts';
import type { QuietTurns } from './quiet-visitors.ts';
import type { Fair } from './start-fair.ts';

/** What was left under way is done with by then, in milliseconds. */
const rest = 1000;

interface BesideKinds<Kind> {
  fair: Fair;
  kinds: readonly Kind[];
  /** Of each phase. */
  seconds: number;
  /** Arguments of the script that disturbs, which says `ready`, begins at a line, and prints what came of it. */
  disturber(kind: Kind, company: Company): readonly string[];
  log(line: string): void;
}

/** The quiet visitors' turns beside one kind of disturbance. */
export interface BesideKind<Kind> {
  kind: Kind;
  /** 99th percentiles, in milliseconds. */
  calm: number;
  disturbed: number;
  ratio: number;
  /** Turns that were refused or not answered in time. */
  failed: number;
}

/**
 * Listens to the quiet visitors undisturbed and disturbed by each kind in turn. Each time the next of the hostile
 * companies disturbs: none has spent what it may.
 */
export async function besideKinds<Kind extends string>(
  companies: Iterator<Company>,
  { fair, kinds, seconds, disturber, log }: BesideKinds<Kind>,
): Promise<BesideKind<Kind>[]> {
  const { quiet } = fair;
  // The server is compiled on the way.
  await quiet.listen(seconds);
  const heard: BesideKind<Kind>[] = [];
  for (const kind of kinds) {
    const company = companies.next().value;
    if (!company) throw new Error('There are too few hostile companies');
    const process = await LedProcess.start(disturber(kind, company), priorities.last);
    await setTimeout(rest);
    const calm = await quiet.listen(seconds);
    process.tell('begin');
    const disturbed = await quiet.listen(seconds);
    const told = await process.line();
    log(`  ${kind}: ${inWords(disturbed)} beside ${inWords(calm)}; ${told}`);
    heard.push({
      kind,
      calm: calm.p99,
      disturbed: disturbed.p99,
      ratio: disturbed.p99 / calm.p99,
      failed: [calm, disturbed].reduce((sum, { refused, late }) => sum + refused + late, 0),
    });
  }
  return heard;
}

/** The medians of each kind over several rounds, the worst ratio first. */
export function medianOfKinds<Kind extends string>(
  heard: readonly BesideKind<Kind>[],
  log: (line: string) => void,
): BesideKind<Kind>[] {
  const kinds = [...Map.groupBy(heard, ({ kind }) => kind)].map(([kind, rounds]) => ({
    kind,
    calm: median(rounds.map(({ calm }) => calm)),
    disturbed: median(rounds.map(({ disturbed }) => disturbed)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }));
  const worstFirst = kinds.sort((one, other) => other.ratio - one.ratio);
  for (const { kind, ratio, disturbed, calm } of worstFirst)
    log(`  ${ratio.toFixed(2)} times: ${kind}, p99 ${disturbed.toFixed(1)} ms beside ${calm.toFixed(1)}`);
  return worstFirst;
}

/** The median of all kinds, which may take `mostShare` times as long as undisturbed, and the kind that disturbs most. */
export function rowsOfKinds<Kind extends string>(
  what: string,
  figures: readonly BesideKind<Kind>[],
  mostShare: number,
): BenchRow[] {
  const [worst] = figures;
  return [
    shareOfReference(
      {
        what: `${what}: median of ${figures.length} kinds`,
        ours: median(figures.map(({ disturbed }) => disturbed)),
        reference: median(figures.map(({ calm }) => calm)),
        referenceName: 'undisturbed',
        ratio: median(figures.map(({ ratio }) => ratio)),
        unit: 'ms',
        ...failedTurns(figures),
      },
      mostShare,
      'most',
    ),
    shown({
      ...ownFigure(`${what}: worst kind`, worst?.disturbed ?? Number.NaN, 'ms', `worst: ${worst?.kind}`),
      reference: worst?.calm ?? null,
      referenceName: 'undisturbed',
      ...(worst && { ratio: worst.ratio }),
    }),
  ];
}

function inWords({ p50, p99, refused, late }: QuietTurns): string {
  const failed = refused || late ? ` (${refused} refused, ${late} late)` : '';
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${failed}`;
}
