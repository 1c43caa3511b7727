/** Suffixes of step 1, longest first. */
const mainSuffixes = [
  'erendes',
  'erende',
  'hedens',
  'erede',
  'ethed',
  'heden',
  'heder',
  'endes',
  'ernes',
  'erens',
  'erets',
  'ered',
  'ende',
  'erne',
  'eren',
  'erer',
  'heds',
  'enes',
  'eres',
  'eret',
  'hed',
  'ene',
  'ere',
  'ens',
  'ers',
  'ets',
  'en',
  'er',
  'es',
  'et',
  'e',
];
const vowel = /[aeiouyæåø]/;
const regionStart = /[aeiouyæåø][^aeiouyæåø]/;
const letterBeforeS = /[abcdfghjklmnoprtvyzå]s$/;
const consonantPair = /(?:gd|dt|gt|kt)$/;

function dropPairEnd(word: string, region: number): string {
  return word.length - 2 >= region && consonantPair.test(word) ? word.slice(0, -1) : word;
}

function dropMainSuffix(word: string, region: number): string {
  for (const suffix of mainSuffixes) {
    if (word.length - suffix.length >= region && word.endsWith(suffix)) return word.slice(0, -suffix.length);
  }
  return word.length - 1 >= region && letterBeforeS.test(word) ? word.slice(0, -1) : word;
}

function dropDerivation(word: string, region: number): string {
  const base = word.endsWith('igst') ? word.slice(0, -2) : word;
  if (base.length - 4 >= region && base.endsWith('løst')) return base.slice(0, -1);
  for (const suffix of ['elig', 'lig', 'els', 'ig']) {
    if (base.length - suffix.length >= region && base.endsWith(suffix)) {
      return dropPairEnd(base.slice(0, -suffix.length), region);
    }
  }
  return base;
}

function undouble(word: string, region: number): string {
  const last = word.at(-1);
  const doubled = last !== undefined && last === word.at(-2) && !vowel.test(last);
  return doubled && word.length - 1 >= region ? word.slice(0, -1) : word;
}

/**
 * The stem of a lower-case Danish word, by the Snowball algorithm for Danish
 * (https://snowballstem.org/algorithms/danish/stemmer.html).
 */
export function stemDanish(word: string): string {
  const start = word.search(regionStart);
  if (start < 0) return word;
  const region = Math.max(start + 2, 3);
  const withoutEnding = dropPairEnd(dropMainSuffix(word, region), region);
  return undouble(dropDerivation(withoutEnding, region), region);
}
