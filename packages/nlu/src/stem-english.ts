/** Words the rules would treat wrongly, with their stems. */
const exceptions = new Map<string, string>([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word): [string, string] => [
    word,
    word,
  ]),
]);
const keptAfterPlural = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '));

/** Suffix replacements of steps 2, 3 and 4, longest first. */
const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const step3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const step4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic'.split(' ');

const vowel = /[aeiouy]/;
const regionStart = /[aeiouy][^aeiouy]/;
const irregularRegion = /^(?:gener|commun|arsen|past|univers|later|emerg|organ)/;
const doubled = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const shortSyllable = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;

/** Where the region after the next vowel and consonant begins. */
function regionAfter(word: string, from: number): number {
  const at = word.slice(from).search(regionStart);
  return at < 0 ? word.length : from + at + 2;
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ied') || word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1);
  if (word.endsWith('us') || word.endsWith('ss') || !word.endsWith('s')) return word;
  return vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function dropPastAndGerund(word: string, r1: number): string {
  const past = /(?:eedly|eed)$/.exec(word);
  if (past) return past.index >= r1 ? `${word.slice(0, past.index)}ee` : word;
  const ending = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!ending || !vowel.test(word.slice(0, ending.index))) return word;
  const base = word.slice(0, ending.index);
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (doubled.test(base)) return base.slice(0, -1);
  return base.length <= r1 && shortSyllable.test(base) ? `${base}e` : base;
}

function replaceSuffix(
  word: string,
  r1: number,
  rules: readonly (readonly [string, string])[],
): string | null {
  for (const [suffix, replacement] of rules) {
    if (!word.endsWith(suffix)) continue;
    const at = word.length - suffix.length;
    return at >= r1 ? word.slice(0, at) + replacement : word;
  }
  return null;
}

function derivational(word: string, r1: number): string {
  const replaced = replaceSuffix(word, r1, step2);
  if (replaced !== null) return replaced;
  if (word.endsWith('logi') && word.length - 3 >= r1) return word.slice(0, -1);
  return /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= r1 ? word.slice(0, -2) : word;
}

function adjectival(word: string, r1: number, r2: number): string {
  const replaced = replaceSuffix(word, r1, step3);
  if (replaced !== null) return replaced;
  return word.endsWith('ative') && word.length - 5 >= r2 ? word.slice(0, -5) : word;
}

function dropResidual(word: string, r2: number): string {
  const suffix = step4.find((candidate) => word.endsWith(candidate));
  if (suffix !== undefined) return word.length - suffix.length >= r2 ? word.slice(0, -suffix.length) : word;
  return /[st]ion$/.test(word) && word.length - 3 >= r2 ? word.slice(0, -3) : word;
}

function dropFinalLetter(word: string, r1: number, r2: number): string {
  const at = word.length - 1;
  if (word.endsWith('e')) {
    return at >= r2 || (at >= r1 && !shortSyllable.test(word.slice(0, -1))) ? word.slice(0, -1) : word;
  }
  return word.endsWith('ll') && at >= r2 ? word.slice(0, -1) : word;
}

/**
 * The stem of a lower-case English word, by the Porter2 (Snowball English) algorithm
 * (https://snowballstem.org/algorithms/english/stemmer.html).
 */
export function stemEnglish(original: string): string {
  if (original.length <= 2) return original;
  const exception = exceptions.get(original);
  if (exception !== undefined) return exception;
  let word = original.replace(/(?:'s'|'s|')$/, '').replace(/(^|[aeiouy])y/g, '$1Y');
  const irregular = irregularRegion.exec(word);
  const r1 = irregular ? irregular[0].length : regionAfter(word, 0);
  const r2 = regionAfter(word, r1);
  word = dropPlural(word);
  if (keptAfterPlural.has(word)) return word;
  word = dropPastAndGerund(word, r1).replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  word = adjectival(derivational(word, r1), r1, r2);
  return dropFinalLetter(dropResidual(word, r2), r1, r2).replaceAll('Y', 'y');
}
