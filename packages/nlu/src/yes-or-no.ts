import type { NluLanguage } from './nlu-language.ts';

/** Ways of saying yes, besides courtesies. */
const agreeing: Record<NluLanguage, { said: ReadonlySet<string>; courtesies: ReadonlySet<string> }> = {
  da: {
    said: new Set([
      'ja',
      'jo',
      'jep',
      'jeps',
      'ja da',
      'ja det vil jeg',
      'ja det gør jeg',
      'ja det er det',
      'ja lad os det',
      'lad os det',
      'det vil jeg',
      'det må du',
      'yes',
      'selvfølgelig',
    ]),
    courtesies: new Set(['tak', 'gerne', 'meget', 'endelig']),
  },
  en: {
    said: new Set([
      'yes',
      'yeah',
      'yep',
      'yup',
      'yes i do',
      'yes it is',
      'yes that is it',
      "yes let's",
      'sure',
      'of course',
      'go on',
      'go ahead',
      "let's",
    ]),
    courtesies: new Set(['please', 'thanks', 'thank', 'you']),
  },
};

/** Ways of saying that what was said is right, or heard; yes to what was asked, and no wish for what was not. */
const assenting: Record<NluLanguage, ReadonlySet<string>> = {
  da: new Set(['ok', 'okay', 'ja ok', 'fint', 'det er fint', 'præcis', 'netop', 'korrekt', 'det er rigtigt']),
  en: new Set(['ok', 'okay', 'yes ok', 'fine', 'exactly', 'correct', "that's it", "that's right"]),
};

/**
 * Greetings, thanks and goodbyes, of which any number may stand together. No text may be read as them in two ways: the time
 * would double with each word.
 */
const greetings: Record<NluLanguage, RegExp> = {
  da: /^(?:(?:hej|hejsa|hey|halløj|hallo|god ?(?:morgen|dag|aften)|tak|mange tak|tusind tak|tak skal du have|tak for (?:det|hjælpen|snakken)|super|fedt|dejligt|farvel|på gensyn|vi (?:ses|snakkes)|(?:ha|hav|fortsat)(?: en)? (?:rigtig )?(?:god|dejlig) (?:dag|aften|weekend|ferie|jul|påske)|god (?:weekend|ferie|jul|påske)|det var (?:det|alt))(?: |$))+$/,
  en: /^(?:(?:hi|hello|hey|good (?:morning|day|afternoon|evening)|thanks|thank you|many thanks|thanks a lot|thanks for (?:that|your help|the help)|cheers|great|lovely|bye|good ?bye|see you(?: later| soon)?|take care|(?:have a|enjoy your) (?:very )?(?:nice|good|great|lovely)? ?(?:day|evening|weekend|one|holiday)|that's all|that was all)(?: |$))+$/,
};

/** Ways of saying no, besides courtesies; "nej tak" and "ikke nu" let go of anything. */
const declining: Record<NluLanguage, ReadonlySet<string>> = {
  da: new Set([
    'nej',
    'næ',
    'nope',
    'nej da',
    'nej ellers',
    'nej det er fint',
    'nej det er det ikke',
    'nej det gør jeg ikke',
    'nej det var det',
    'nej det var alt',
    'senere',
    'nej senere',
  ]),
  en: new Set([
    'no',
    'nope',
    'nah',
    'no i do not',
    "no i don't",
    'no it is not',
    "no it isn't",
    "no it's fine",
    "no that's fine",
    "no that's all",
    "no that's it",
    'later',
    'no later',
  ]),
};

/** Whether a text says no and nothing else. */
export const declines = (words: readonly string[], language: NluLanguage): boolean =>
  declining[language].has(words.filter((word) => !agreeing[language].courtesies.has(word)).join(' '));

/** Whether a text says that it is right, or heard, and nothing else. */
export const assents = (words: readonly string[], language: NluLanguage): boolean =>
  assenting[language].has(words.filter((word) => !agreeing[language].courtesies.has(word)).join(' '));

/** Whether a text greets or thanks and says nothing else. */
export const isCourtesy = (words: readonly string[], language: NluLanguage): boolean =>
  greetings[language].test(words.join(' '));

/** Whether a text says yes and nothing else. "Gerne" alone does, "tak" alone does not. */
export function agrees(words: readonly string[], language: NluLanguage): boolean {
  const { said, courtesies } = agreeing[language];
  const rest = words.filter((word) => !courtesies.has(word));
  if (rest.length) return said.has(rest.join(' '));
  return words.some((word) => ['gerne', 'please'].includes(word));
}
