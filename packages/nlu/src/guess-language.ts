import type { NluLanguage } from './nlu-language.ts';
import { foldCase, splitWords } from './tokenise.ts';

/** Languages that are told apart, by their codes (ISO 639-1). */
export const guessedLanguages = ['da', 'no', 'sv', 'en', 'de', 'nl', 'fr', 'es'] as const;
export type GuessedLanguage = (typeof guessedLanguages)[number];

/**
 * The words that make up half of what is said in a language and are about nothing. Those that several languages have
 * tell nothing between these; Danish and Norwegian have most of them in common.
 */
const frequent: Readonly<Record<GuessedLanguage, string>> = {
  da:
    'jeg du han hun vi i jer jeres den det de der som en et er var har havde kan skal vil må og eller men at hvis om af på til for fra ' +
    'med ved efter under over hvad hvor hvordan hvornår hvorfor hvem hvilken hvilke ikke nogen noget meget mange mig dig sig min mit ' +
    'mine din dit dine vores os nu også bare kun så når være bliver blev gør få får tage brug uden mellem selv gerne tak hej nej ja',
  no:
    'jeg du han hun vi i dere deres den det de der som en et ei er var har hadde kan skal vil må og eller men at hvis om av på til for fra ' +
    'med ved etter under over hva hvor hvordan når hvorfor hvem hvilken hvilke ikke noen noe mye mange meg deg seg min mitt ' +
    'mine din ditt dine vår våre oss nå også bare kun så være blir ble gjør få får ta bruk uten mellom selv gjerne takk hei nei ja',
  sv:
    'jag du han hon vi i ni era er den det de där som en ett är var har hade kan ska skall vill måste och eller men att om av på till för från ' +
    'med vid efter under över vad var hur när varför vem vilken vilka inte någon något mycket många mig dig sig min mitt ' +
    'mina din ditt dina vår våra oss nu också bara så vara blir blev gör få får ta utan mellan själv gärna tack hej nej ja finns',
  en:
    'i you he she we they it the a an is are was were am be been has have had do does did can could will would should may and or but that if ' +
    'of on to for from with by at in after under over what where how when why who which not no some any much many me my your ' +
    'our us now also just only so this these there get about without between please thanks hello yes',
  de:
    'ich du er sie wir ihr es der die das den dem des ein eine einen einem einer ist sind war waren hat haben habe kann können soll will muss ' +
    'und oder aber dass wenn von auf zu zum zur für aus mit bei nach unter über was wo wie wann warum wer welche nicht kein keine ' +
    'viel mich dich sich mein meine dein ihre unser uns jetzt auch nur so werden wird in im am an noch bitte danke hallo nein ja gibt',
  nl:
    'ik jij je hij zij ze wij we jullie u het de een is zijn was waren heeft hebben heb had kan kunnen moet wil zal en of maar dat als ' +
    'van op te tot voor uit met bij na onder over wat waar hoe wanneer waarom wie welke niet geen veel mij me mijn jouw uw ' +
    'onze ons nu ook alleen zo wordt worden in aan nog er deze dit naar om graag bedankt hallo nee ja',
  fr:
    'je tu il elle nous vous ils le la les un une des du de est sont était ai as a avez ont avoir être peut puis dois veux et ou mais que si ' +
    'sur à au aux pour avec par dans après sous quoi où comment quand pourquoi qui quel quelle quels pas ne plus mon ma mes votre vos ' +
    'notre nos ce cette ces maintenant aussi sans entre il y merci bonjour non oui fait faire',
  es:
    'yo tú él ella nosotros usted ustedes el la los las un una unos de del es son era está están he ha han tengo tiene puede puedo debo ' +
    'quiero y o pero que si sobre a al para con por en después qué dónde cómo cuándo quién cuál cuáles no más mi mis su sus ' +
    'nuestro este esta estos ahora también sin entre se me lo le hay gracias hola sí hacer',
};

const languagesOfWord = new Map<string, Set<GuessedLanguage>>();
for (const language of guessedLanguages)
  for (const word of frequent[language].split(' '))
    languagesOfWord.set(word, (languagesOfWord.get(word) ?? new Set()).add(language));

/** Fewer texts, or words, may be names and headings of any language. */
const fewestTexts = 5;
const fewestWords = 30;
/** Of the words of a text, about half are frequent ones; of one in another language hardly any. */
const leastShare = 0.25;
/** So many times as many words have to speak for a language as against it, and so many different ones. */
const leastRatio = 4;
const fewestTelling = 4;

/**
 * The language in which most of the texts are, as far as their frequent words tell: null where they are few or short, in
 * several languages, or in one that is not told apart.
 */
export function guessLanguage(texts: readonly string[]): GuessedLanguage | null {
  const words = texts.flatMap((text) => splitWords(foldCase(text))).filter((word) => /\p{L}/u.test(word));
  if (texts.filter((text) => text.trim()).length < fewestTexts || words.length < fewestWords) return null;
  const ranked = guessedLanguages
    .map((language) => ({ language, count: words.filter((word) => isOf(word, language)).length }))
    .sort((one, other) => other.count - one.count);
  const [best] = ranked;
  if (!best || best.count < words.length * leastShare) return null;
  const isClear = guessedLanguages.every(
    (rival) => rival === best.language || isRather(best.language, rival, words),
  );
  return isClear ? best.language : null;
}

/** So many words of the other language, and so many times as many as of its own, tell that a short text is in that one. */
const fewestOfOther = 3;
const leastRatioOfOther = 3;

/** Whether a text, be it short, is rather in the other one of the two languages that bots speak. */
export function isInOtherLanguage(text: string, language: NluLanguage): boolean {
  const other = language === 'da' ? 'en' : 'da';
  const words = splitWords(foldCase(text));
  const ofOther = words.filter((word) => isOf(word, other) && !isOf(word, language)).length;
  const own = words.filter((word) => isOf(word, language) && !isOf(word, other)).length;
  return ofOther >= fewestOfOther && ofOther >= own * leastRatioOfOther;
}

const isOf = (word: string, language: GuessedLanguage): boolean =>
  languagesOfWord.get(word)?.has(language) === true;

/** Whether the words that only one of two languages has speak for the first. */
function isRather(one: GuessedLanguage, other: GuessedLanguage, words: readonly string[]): boolean {
  const telling = words.filter((word) => isOf(word, one) && !isOf(word, other));
  const against = words.filter((word) => isOf(word, other) && !isOf(word, one));
  return new Set(telling).size >= fewestTelling && telling.length >= against.length * leastRatio;
}
