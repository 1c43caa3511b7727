import { describe, expect, it, test } from 'vitest';
import { SearchBudget } from '../search-budget.ts';
import { checkPattern, compilePattern } from './compile-pattern.ts';
import { matchesPattern } from './matches-pattern.ts';
import { runPattern } from './run-pattern.ts';

function found(pattern: string, text: string): string[] {
  return runPattern(compilePattern(pattern), text).matches.map(({ start, end }) => text.slice(start, end));
}

describe('runPattern', () => {
  it.each([
    ['AB-\\d{4}', 'sag ab-1234 og AB-99', ['ab-1234']],
    ['\\bkat\\b', 'kat, katten, Kat', ['kat', 'Kat']],
    ['\\Bat', 'at kat', ['at']],
    ['[a-cå]+', 'abcå dÅb', ['abcå', 'Åb']],
    ['[^0-9 ]+', '12 ab 3c', ['ab', 'c']],
    ['[]x-]+', 'a]x-b', [']x-']],
    ['(?:ja|nej)+', 'janej ja', ['janej', 'ja']],
    ['(?<nr>\\d+)-(\\d+)', '12-34', ['12-34']],
    ['a|ab', 'ab', ['a']],
    ['ab?|a', 'ab', ['ab']],
    ['<.+?>', '<a><b>', ['<a>', '<b>']],
    ['<.+>', '<a><b>', ['<a><b>']],
    ['x{2}', 'xxxxx', ['xx', 'xx']],
    ['x{2,}', 'x xxxxx', ['xxxxx']],
    ['x{1,2}y?', 'xxxy', ['xx', 'xy']],
    ['^\\w+', 'Ærø by', ['Ærø']],
    ['\\w+$', 'Ærø by', ['by']],
    ['a.c', 'a\nc aøc a😀c', ['aøc', 'a😀c']],
    ['😀+', 'x😀😀', ['😀😀']],
    ['\\p{Lu}\\P{L}', 'Æ1', ['Æ1']],
    ['\\x41\\u00e6\\u{f8}', 'aÆø', ['aÆø']],
    ['\\.\\*\\$', '.*$', ['.*$']],
    ['a{,2}', 'a{,2}', ['a{,2}']],
    ['(?i)OK', 'ok', ['ok']],
    ['(a*)*', 'aa b', ['aa']],
    ['(?:|a)b', 'ab b', ['ab', 'b']],
    ['', 'abc', []],
    ['a*', 'bbb', []],
    ['^^a$$|\\b', 'a', ['a']],
    ['(((){1000}){1000}){1000}b', 'ab', ['b']],
  ])('%s in %s', (pattern, text, expected) => {
    expect(checkPattern(pattern)).toBeNull();
    expect(found(pattern, text)).toEqual(expected);
  });

  it('agrees with the built-in expressions on random patterns and texts', () => {
    let seed = 7;
    const below = (bound: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % bound;
    };
    const piece = (depth: number): string => {
      const atoms = ['a', 'b', '.', '[ab]', '[^a]', '\\w', '\\b'];
      if (depth === 0 || below(3) > 0) {
        const atom = atoms[below(atoms.length)] ?? 'a';
        return atom === '\\b' ? atom : atom + ['', '', '+', '?', '{2}', '{1,3}', '+?'][below(7)];
      }
      return `(?:${piece(depth - 1)}${piece(depth - 1)}|${piece(depth - 1)})${['', '+', '{2}'][below(3)]}`;
    };
    for (let round = 0; round < 2000; round++) {
      const pattern = piece(2) + piece(2);
      const text = Array.from({ length: below(12) }, () => 'ab c'.charAt(below(4))).join('');
      const expected = Array.from(text.matchAll(new RegExp(pattern, 'g')), ([match]) => match);
      if (expected.every((match) => match !== ''))
        expect([pattern, text, found(pattern, text)]).toEqual([pattern, text, expected]);
    }
  });

  it.each(['(a+)+$', '(a|a)*b', '(.*)*x', '(a*)*b', '(?:a?){50}a{50}b', '(x+x+)+y', '^(\\w+\\s?)*$'])(
    'needs no more than proportionally many steps for %s',
    (pattern) => {
      const program = compilePattern(pattern);
      const steps = (length: number) => runPattern(program, `${'a'.repeat(length)}!`).steps;
      expect(steps(10_000)).toBeLessThanOrEqual(10_001 * program.length);
      expect(steps(10_000)).toBeLessThan(11 * steps(1000));
    },
  );

  it('ends with what it has where even that would take long', () => {
    const { matches, steps } = runPattern(compilePattern('a.*b|a'), 'a'.repeat(10_000));
    expect(steps).toBeLessThan(2_100_000);
    expect(matches.length).toBeGreaterThan(0);
  });
});

describe('checkPattern', () => {
  it.each([
    ['(a', 'syntax', 0],
    ['a)', 'syntax', 1],
    ['[a', 'syntax', 0],
    ['[]', 'syntax', 0],
    ['[b-a]', 'syntax', 1],
    ['[\\d-z]', 'syntax', 1],
    ['*a', 'syntax', 0],
    ['a**', 'syntax', 2],
    ['a{2}{3}', 'syntax', 4],
    ['a{3,2}', 'syntax', 1],
    ['^*', 'syntax', 0],
    ['a\\', 'syntax', 1],
    ['\\p{Nonsense}', 'syntax', 0],
    ['\\u12', 'syntax', 0],
    ['\\u{110000}', 'syntax', 0],
    ['(a)\\1', 'unsupported', 3],
    ['(?<n>a)\\k<n>', 'unsupported', 7],
    ['a(?=b)', 'unsupported', 1],
    ['(?!b)', 'unsupported', 0],
    ['(?<=a)b', 'unsupported', 0],
    ['(?<!a)b', 'unsupported', 0],
    ['(?>a)', 'unsupported', 0],
    ['a++', 'unsupported', 2],
    ['\\Aa', 'unsupported', 0],
    ['a{1001}', 'tooLarge', 1],
    ['(a{100}){100}', 'tooLarge', 1],
    ['('.repeat(100), 'tooLarge', 50],
    ['a'.repeat(6000), 'tooLarge', 5000],
  ])('refuses %s', (pattern, code, at) => {
    expect(checkPattern(pattern)).toEqual({ code, at });
  });
});

test('patterns that are made again each time share one budget, and are not made once it is spent', () => {
  const budget = new SearchBudget(20_000);
  const costly = (n: number) => `(a?){600}${n}`;
  expect(matchesPattern(costly(0), '0', budget)).toBe(true);
  for (let n = 1; n < 10; n++) matchesPattern(costly(n), String(n), budget);
  expect(budget.spent).toBe(20_000);
  expect(matchesPattern('x', 'x', budget)).toBe(false);
  expect(matchesPattern('x', 'x')).toBe(true);
});

describe('what every match has', () => {
  it('may be anywhere in it, in either case, repeated or one of several', () => {
    expect(found('[a-z ]+[xq]', 'tag en faX eller to')).toEqual(['tag en faX']);
    expect(found('(ab){2,}', 'xABabx')).toEqual(['ABab']);
    expect(found('(abc)', 'xabc')).toEqual(['abc']);
    expect(found('ja|nej|å', 'på')).toEqual(['å']);
    expect(found('a(q?|z*)b', 'ab')).toEqual(['ab']);
    expect(found('a(?:z{0})b', 'ab')).toEqual(['ab']);
  });

  it('may be of any alphabet', () => {
    expect(found('ł+', 'ęłł')).toEqual(['łł']);
    expect(found('😀!', 'så 😀! ja')).toEqual(['😀!']);
    expect(found('[^a]', '’')).toEqual(['’']);
  });

  it('is looked for before anything else', () => {
    expect(runPattern(compilePattern('(a?){600}b'), 'a'.repeat(4000)).steps).toBeLessThan(1000);
  });
});
