import { type Owner, ownerOf } from './owner-of.ts';
import type { Frame, Sample } from './stacks.ts';
import type { Span, Turn } from './turns.ts';

/** What the server does in one go, while nobody else gets a turn. */
export interface Piece extends Span {
  /** Of a processor's time on a calm machine. */
  ms: number;
  calls: Calls[];
}

/** A function with the time that it took, with all that it called. */
export interface Calls {
  frame: Frame;
  ms: number;
  inner: Calls[];
}

/**
 * The pieces of the server's work that took so many milliseconds or longer. A piece is what it does in one turn of the
 * event loop (`watchTurns`) without waiting. Where a stack does not say whose work it is (a library reads what
 * came from the database), it belongs to whoever had the time before it; where nobody had, to whoever has it
 * next. So what a thread sent, which Node reads before the turn begins that it is for, is counted. What V8 does by itself
 * is not, neither the collection of garbage nor what else it does between turns: how long that takes follows from all that
 * the process holds, and that is mostly the tests'.
 */
export function findPieces(samples: readonly Sample[], turns: readonly Turn[], leastMs: number): Piece[] {
  const pieces: Piece[] = [];
  let next = 0;
  for (const { from, to, cpuMs, slowness, endsInMessage } of turns) {
    while (next < samples.length && timeOf(samples, next) < from) next += 1;
    const begin = next;
    while (next < samples.length && timeOf(samples, next) < to) next += 1;
    const stretches = withoutWaiting(samples.slice(begin, next));
    // Samples are taken too while the thread waits for others of V8's.
    const scale = Math.min(1, cpuMs / timeTaken(stretches.flat())) / slowness;
    for (const stretch of stretches) {
      const own = ofServer(stretch, endsInMessage, () => nextOwner(samples, next));
      const ms = timeTaken(own) * scale;
      if (ms >= leastMs) pieces.push({ from, to, ms, calls: callsOf(own, scale) });
    }
  }
  return pieces;
}

const timeOf = (samples: readonly Sample[], index: number) => samples[index]?.at ?? Number.POSITIVE_INFINITY;
const timeTaken = (samples: readonly Sample[]) => samples.reduce((sum, { took }) => sum + took, 0);

function withoutWaiting(samples: readonly Sample[]): Sample[][] {
  const stretches: Sample[][] = [[]];
  for (const sample of samples) {
    if (ownerOf(sample.frame) === 'idle') stretches.push([]);
    else stretches.at(-1)?.push(sample);
  }
  return stretches;
}

/** Those of a stretch that are the server's; `ownerAfterwards` has the time next. */
function ofServer(
  stretch: readonly Sample[],
  endsInMessage: boolean,
  ownerAfterwards: () => Owner | undefined,
): Sample[] {
  const clear = stretch.map(({ frame }) => ownerOf(frame)).find((owner) => owner !== 'unclear');
  if (!clear && !endsInMessage && stretch.every(({ frame }) => isNative(frame))) return [];
  let owner = clear ?? ownerAfterwards();
  return stretch.filter(({ frame }) => {
    const own = ownerOf(frame);
    if (own !== 'unclear') owner = own;
    return owner === 'server' && frame.name !== '(garbage collector)';
  });
}

/** No function is on the stack: Node or V8 does something by itself. */
const isNative = ({ name, caller }: Frame) => name === '(program)' && !caller;

function nextOwner(samples: readonly Sample[], from: number): Owner | undefined {
  for (let index = from; index < samples.length; index++) {
    const frame = samples[index]?.frame;
    const owner = frame && ownerOf(frame);
    if (owner !== 'unclear') return owner;
  }
  return undefined;
}

/** The functions that were called, from the outermost on, and beneath each those it called. */
function callsOf(samples: readonly Sample[], scale: number): Calls[] {
  const outermost: Calls[] = [];
  const known = new Map<Frame, Calls>();
  const callsTo = (frame: Frame): Calls => {
    const made = known.get(frame) ?? { frame, ms: 0, inner: [] };
    if (!known.has(frame)) (frame.caller ? callsTo(frame.caller).inner : outermost).push(made);
    known.set(frame, made);
    return made;
  };
  for (const { frame, took } of samples) {
    for (let at: Frame | null = frame; at; at = at.caller) callsTo(at).ms += took * scale;
  }
  return outermost;
}
