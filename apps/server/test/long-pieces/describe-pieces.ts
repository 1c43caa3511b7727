import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Calls, Piece } from './find-pieces.ts';
import type { Frame } from './stacks.ts';
import type { Span } from './turns.ts';

/** A test, and when it ran. */
export interface TestRun extends Span {
  name: string;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What whoever made them that long has to know: how long, in which test, and where. */
export function describePieces(pieces: readonly Piece[], tests: readonly TestRun[]): string {
  return pieces
    .flatMap((piece) => [
      `${Math.round(piece.ms)} ms in one go, ${whileRunning(piece, tests)}:`,
      ...placeLines(piece.calls, piece.ms * namedShare, 1),
    ])
    .join('\n');
}

function whileRunning(piece: Piece, tests: readonly TestRun[]): string {
  const run = tests.find(({ from, to }) => piece.from < to && piece.to > from);
  return run ? `during “${run.name}”` : 'before, between or after the tests';
}

/** A function is named that took so much of the whole. */
const namedShare = 0.1;

function placeLines(calls: readonly Calls[], leastMs: number, depth: number): string[] {
  return [...calls]
    .filter(({ ms }) => ms >= leastMs)
    .sort((a, b) => b.ms - a.ms)
    .flatMap(({ frame, ms, inner }) => {
      const isNamed = isOurs(frame) || !inner.some((call) => call.ms >= leastMs);
      const own = `${'  '.repeat(depth)}${Math.round(ms)} ms ${frame.name} ${placeOf(frame)}`;
      const deeper = placeLines(inner, leastMs, isNamed ? depth + 1 : depth);
      return isNamed ? [own, ...deeper] : deeper;
    });
}

/** Neither Node's nor a library's. */
const isOurs = ({ url }: Frame) => /^(file:|\/)/.test(url) && !url.includes('/node_modules/');

function placeOf(frame: Frame): string {
  if (!/^(file:|\/)/.test(frame.url)) return frame.url ? `(${frame.url})` : '';
  const file = frame.url.startsWith('file:') ? fileURLToPath(frame.url) : frame.url;
  return `(${file.replace(root, '')}:${lineIn(file, frame)})`;
}

/** Where the source has it: Vite moves lines. The line is that of Vite where the name is not found. */
function lineIn(file: string, { name, line }: Frame): number {
  const own = name
    .split('.')
    .at(-1)
    ?.replace(/[^\w$]/g, '');
  if (!file.endsWith('.ts') || !own || name === '(anonymous)') return line;
  const isDeclared = new RegExp(
    `\\b(function\\*? ${own}\\b|${own} = |${own}: |${own}(<[^>]*>)?\\()`.replaceAll('$', '\\$'),
  );
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((text, index) => (isDeclared.test(text) ? [index + 1] : []));
  const nearest = found.sort((a, b) => Math.abs(a - line) - Math.abs(b - line))[0];
  return nearest ?? line;
}
