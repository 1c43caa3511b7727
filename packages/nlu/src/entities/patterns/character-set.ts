/** Whether a character (code point) belongs to a set. */
export type CharacterTest = (character: number) => boolean;

/** First and last code point. */
export type CharacterRange = readonly [number, number];

const digits: CharacterRange = [0x30, 0x39];
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;
const space = /\s/u;

export function isWordCharacter(character: number): boolean {
  return wordCharacter.test(String.fromCodePoint(character));
}

/** `\d`, `\w` (letters of all alphabets), `\s` and their opposites. */
export function namedSet(letter: string): CharacterTest | null {
  switch (letter) {
    case 'd':
      return inRange(digits);
    case 'w':
      return isWordCharacter;
    case 's':
      return (character) => space.test(String.fromCodePoint(character));
    case 'D':
    case 'W':
    case 'S': {
      const positive = namedSet(letter.toLowerCase());
      return positive && not(positive);
    }
    default:
      return null;
  }
}

/** `\p{…}` by Unicode's names; null when there is no such property. */
export function propertySet(name: string): CharacterTest | null {
  if (!/^[A-Za-z_=]{1,60}$/.test(name)) return null;
  try {
    const property = new RegExp(`\\p{${name}}`, 'u');
    return (character) => property.test(String.fromCodePoint(character));
  } catch {
    return null;
  }
}

export function inRange([first, last]: CharacterRange): CharacterTest {
  return (character) => character >= first && character <= last;
}

export function not(test: CharacterTest): CharacterTest {
  return (character) => !test(character);
}

export function anyOf(tests: readonly CharacterTest[]): CharacterTest {
  return (character) => tests.some((test) => test(character));
}

/** The set with the other case of each of its letters. */
export function ignoringCase(test: CharacterTest): CharacterTest {
  return (character) => {
    if (test(character)) return true;
    const letter = String.fromCodePoint(character);
    return [letter.toLowerCase(), letter.toUpperCase()].some((other) => {
      const code = other.codePointAt(0);
      return code !== undefined && code !== character && other.length <= 2 && test(code);
    });
  };
}
