import { anyOf, type CharacterTest, ignoringCase, inRange, not } from './character-set.ts';
import { PatternError } from './pattern-error.ts';
import { readEscape } from './pattern-escape.ts';
import type { PatternNode } from './pattern-tree.ts';

const longestSource = 5000;
const deepestNesting = 50;
const mostRepetitions = 1000;
const lineFeed = 10;
/** What it takes to try a character and its other case with one member of a set, measured in steps of a search. */
const stepsOfTest = 10;

/**
 * Reads a regular expression in the dialect that JavaScript, .NET and PCRE share, always ignoring case.
 * @throws {PatternError} also for back references, look-around and other things that linear time forbids.
 */
export function parsePattern(source: string): PatternNode {
  if (source.length > longestSource) throw new PatternError('tooLarge', longestSource);
  return new PatternParser(source).parse();
}

class PatternParser {
  readonly #source: string;
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
  }

  parse(): PatternNode {
    if (this.#source.startsWith('(?i)')) this.#at = '(?i)'.length;
    const tree = this.#choice();
    if (this.#at < this.#source.length) throw new PatternError('syntax', this.#at);
    return tree;
  }

  #choice(): PatternNode {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')')) {
      parts.push(this.#repeated());
    }
    return { kind: 'sequence', parts };
  }

  #repeated(): PatternNode {
    const at = this.#at;
    const body = this.#atom();
    const quantifier = this.#quantifier();
    if (!quantifier) return body;
    if (body.kind === 'assertion') throw new PatternError('syntax', at);
    const lazy = this.#take('?');
    if (this.#sees('+')) throw new PatternError('unsupported', this.#at);
    const second = this.#at;
    if (this.#quantifier()) throw new PatternError('syntax', second);
    return { kind: 'repeat', body, ...quantifier, lazy, at };
  }

  #quantifier(): { least: number; most: number | null } | null {
    if (this.#take('*')) return { least: 0, most: null };
    if (this.#take('+')) return { least: 1, most: null };
    if (this.#take('?')) return { least: 0, most: 1 };
    const braces = /^\{(\d{1,9})(?:(,)(\d{1,9})?)?\}/.exec(this.#source.slice(this.#at, this.#at + 22));
    if (!braces) return null;
    const [whole, from, comma, to] = braces;
    const least = Number(from);
    const most = to !== undefined ? Number(to) : comma ? null : least;
    if (most !== null && most < least) throw new PatternError('syntax', this.#at);
    if (Math.max(least, most ?? 0) > mostRepetitions) throw new PatternError('tooLarge', this.#at);
    this.#at += whole.length;
    return { least, most };
  }

  #atom(): PatternNode {
    const at = this.#at;
    if (this.#take('(')) return this.#group(at);
    if (this.#take('[')) return this.#characterClass(at);
    if (this.#take('^')) return { kind: 'assertion', assertion: 'start' };
    if (this.#take('$')) return { kind: 'assertion', assertion: 'end' };
    if (this.#take('\\b')) return { kind: 'assertion', assertion: 'wordEdge' };
    if (this.#take('\\B')) return { kind: 'assertion', assertion: 'notWordEdge' };
    if (this.#take('.')) return { kind: 'character', test: (character) => character !== lineFeed, cost: 0 };
    if (/[*+?]/.test(this.#source.charAt(at))) throw new PatternError('syntax', at);
    const { character, test } = this.#member();
    const ignoring = ignoringCase(test ?? inRange([character, character]));
    return { kind: 'character', test: ignoring, cost: stepsOfTest };
  }

  #group(at: number): PatternNode {
    if (++this.#depth > deepestNesting) throw new PatternError('tooLarge', at);
    if (this.#take('?')) {
      const named = /^(?:<(?![=!])|P<)[\p{L}_][\p{L}\p{N}_]*>/u.exec(
        this.#source.slice(this.#at, this.#at + 80),
      );
      if (named) this.#at += named[0].length;
      else if (!this.#take(':')) throw new PatternError('unsupported', at);
    }
    const body = this.#choice();
    if (!this.#take(')')) throw new PatternError('syntax', at);
    this.#depth--;
    return body;
  }

  #characterClass(at: number): PatternNode {
    const negated = this.#take('^');
    const tests: CharacterTest[] = [];
    for (let first = true; first || !this.#sees(']'); first = false) {
      if (this.#at >= this.#source.length) throw new PatternError('syntax', at);
      tests.push(this.#classMember());
    }
    this.#at++;
    const test = ignoringCase(anyOf(tests));
    const cost = stepsOfTest * Math.max(1, tests.length);
    return { kind: 'character', test: negated ? not(test) : test, cost };
  }

  #classMember(): CharacterTest {
    const at = this.#at;
    const from = this.#member();
    const isRange = this.#sees('-') && this.#source.charAt(this.#at + 1) !== ']';
    if (!isRange || this.#at + 1 >= this.#source.length) {
      return from.test ?? inRange([from.character, from.character]);
    }
    this.#at++;
    const to = this.#member();
    if (from.test || to.test || to.character < from.character) throw new PatternError('syntax', at);
    return inRange([from.character, to.character]);
  }

  /** A character as it stands, or escaped, or an escaped set. */
  #member(): { character: number; test: CharacterTest | null } {
    if (this.#take('\\')) {
      const { escape: read, next } = readEscape(this.#source, this.#at);
      this.#at = next;
      return 'set' in read ? { character: -1, test: read.set } : { ...read, test: null };
    }
    const character = this.#source.codePointAt(this.#at) ?? 0;
    this.#at += character > 0xffff ? 2 : 1;
    return { character, test: null };
  }

  #sees(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  #take(text: string): boolean {
    if (!this.#sees(text)) return false;
    this.#at += text.length;
    return true;
  }
}
