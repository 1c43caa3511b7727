import { findPieces, type Piece } from './find-pieces.ts';
import { now } from './now.ts';
import { sampleStacks } from './stacks.ts';
import { type Span, type Turn, watchTurns } from './turns.ts';

/** Those of a file of tests, from when its first server listens. */
let watched: { turns: () => Turn[]; samples: () => ReturnType<ReturnType<typeof sampleStacks>> } | null =
  null;
let starts: Span[] = [];

/** To be called when a server begins to start; what is returned, once it listens. Its start is not looked at. */
export function watchServer(): () => void {
  const from = now();
  return () => {
    starts.push({ from, to: now() });
    watched ??= { samples: sampleStacks(), turns: watchTurns(turnMs) };
  };
}

/** A shorter turn has no piece that matters. */
const turnMs = 50;

/** The pieces of the server's work that took so many milliseconds or longer. The watch ends. */
export function endWatch(leastMs: number): Piece[] {
  if (!watched) return [];
  const turns = watched.turns();
  const pieces = findPieces(watched.samples(), turns, leastMs);
  const ofRunning = pieces.filter(
    (piece) => !starts.some(({ from, to }) => piece.to > from && piece.from < to),
  );
  watched = null;
  starts = [];
  return ofRunning;
}
