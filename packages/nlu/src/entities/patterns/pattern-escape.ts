import { type CharacterTest, namedSet, propertySet } from './character-set.ts';
import { PatternError } from './pattern-error.ts';

/** What a backslash and what follows it mean: one character, or a set. */
export type Escape = { character: number } | { set: CharacterTest };

const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const hexadecimal = /(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/iy;
const property = /([pP])\{([^}]*)\}/y;
const highestCodePoint = 0x10ffff;

/** Reads the escape whose letter is at `at` (after the backslash). `next` is the position after it. */
export function readEscape(source: string, at: number): { escape: Escape; next: number } {
  const code = source.codePointAt(at);
  if (code === undefined) throw new PatternError('syntax', at - 1);
  const letter = String.fromCodePoint(code);
  const set = namedSet(letter);
  if (set) return { escape: { set }, next: at + 1 };
  if (/[1-9k]/.test(letter)) throw new PatternError('unsupported', at - 1);
  if (letter === 'p' || letter === 'P') return readProperty(source, at);
  if (letter === 'x' || letter === 'u') return readHexadecimal(source, at);
  const control = controls[letter];
  if (control !== undefined) return { escape: { character: control }, next: at + 1 };
  // Letters without a meaning here have one in other dialects (\A, \Z, \Q, \K).
  if (/[A-Za-z]/.test(letter)) throw new PatternError('unsupported', at - 1);
  return { escape: { character: code }, next: at + letter.length };
}

function readProperty(source: string, at: number): { escape: Escape; next: number } {
  property.lastIndex = at;
  const [whole = '', letter, name = ''] = property.exec(source) ?? [];
  const set = whole === '' ? null : propertySet(name);
  if (!set) throw new PatternError('syntax', at - 1);
  const test: CharacterTest = letter === 'P' ? (character) => !set(character) : set;
  return { escape: { set: test }, next: at + whole.length };
}

function readHexadecimal(source: string, at: number): { escape: Escape; next: number } {
  hexadecimal.lastIndex = at;
  const [whole, two, four, braced] = hexadecimal.exec(source) ?? [];
  const character = Number.parseInt(two ?? four ?? braced ?? '', 16);
  if (whole === undefined || character > highestCodePoint) throw new PatternError('syntax', at - 1);
  return { escape: { character }, next: at + whole.length };
}
