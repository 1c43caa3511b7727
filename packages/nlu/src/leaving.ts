import type { NluLanguage } from './nlu-language.ts';
import { putsOff } from './putting-off.ts';
import { isTopicless } from './topicless-words.ts';

/** Ways of saying that one does not want to go on; they leave no doubt unless much else is said. */
const refusals: Readonly<Record<NluLanguage, RegExp>> = {
  da: / (?:(?:glem|drop) (?:det|den|hele|alt)|ikke alligevel|alligevel ikke|lad(?:e)? være|lad det ligge|lige meget|nej tak|spring over|fortrudt|ombestemt mig) /,
  en: / (?:forget (?:it|about it)|drop it|leave it|let it be|never ?mind|nvm|call it off|no thanks|no thank you|changed my mind|(?:i'd|i would) rather not) /,
};

/**
 * A wish that is denied, with what is not wished behind the verb: "jeg vil slet ikke booke", "I don't want". That may be part
 * of an answer: "jeg vil ikke sidde ved vinduet".
 */
const denials: Readonly<Record<NluLanguage, RegExp>> = {
  da: / (?:(?:jeg|vi) (?:vil|ønsker|gider|orker)|(?:vil|ønsker|gider|orker) (?:jeg|vi))(?: (?:nu|så|bare|slet|altså|egentlig|faktisk|alligevel)){0,2} ikke(?: \S+)?(.*)$/,
  en: / (?:do not|don't|dont|no longer)(?: (?:even|really|actually))? (?:want|wish)(?: to \S+)?(.*)$/,
};

/** Said alone, or first and of what is going on: "annuller min booking". Anywhere else they may be part of an answer. */
const commands: Readonly<Record<NluLanguage, ReadonlySet<string>>> = {
  da: new Set(
    'afbryd afbryde aflys aflyse afbestil annuller annullér annullere fortryd slut stop stoppe'.split(' '),
  ),
  en: new Set('abort cancel quit stop'.split(' ')),
};
const ofWhatGoesOn: Readonly<Record<NluLanguage, RegExp>> = {
  da: /^(?:(?:min|mit|mine|den|det|denne|dette|hele)(?: \p{L}+){0,2}|\p{L}{3,}e[nt])$/u,
  en: /^(?:my|the|this|that)(?: \p{L}+){0,2}$/u,
};

/** Words beside a refusal that still leave no doubt while something goes on: "glem det, jeg ringer i morgen". */
const mostBeside = 4;

/** Words of a command that is meant while nothing goes on: "stop", "please stop". */
const mostAlone = 3;

/** Words that may stand around any of them: "please", "så bare". Numbers are none. */
const softeners: Readonly<Record<NluLanguage, ReadonlySet<string>>> = {
  da: new Set(['alligevel', 'hele', 'hellere', 'slet', 'faktisk', 'egentlig', 'pyt']),
  en: new Set(['well', 'actually', 'all', 'everything', 'anymore', 'really']),
};
const isSoftener = (word: string, language: NluLanguage): boolean =>
  softeners[language].has(word) || (/^\p{L}/u.test(word) && isTopicless(word, language));

/**
 * Whether a text only says that something is not wanted after all.
 *
 * @param words of the text, normalised
 * @param isKnown whether what is going on is about a word; without it nothing is going on
 */
export function leaves(
  words: readonly string[],
  language: NluLanguage,
  isKnown?: (word: string) => boolean,
): boolean {
  if (putsOff(words, language)) return true;
  const said = ` ${words.join(' ')} `;
  if (refusals[language].test(said)) {
    const beside = said.replace(refusals[language], ' ').trim().split(' ');
    const isAlone = beside.every((word) => !word || isSoftener(word, language));
    if (isAlone || (isKnown && beside.length <= mostBeside)) return true;
  }
  const denied = denials[language].exec(said)?.[1];
  if (denied !== undefined)
    return denied.split(' ').every((word) => !word || isSoftener(word, language) || isKnown?.(word));
  const first = words.findIndex((word) => !isSoftener(word, language));
  if (!commands[language].has(words[first] ?? '')) return false;
  const rest = words.slice(first + 1);
  // Where nothing goes on, "I want to quit" is about something else than this conversation.
  if (rest.every((word) => isSoftener(word, language)))
    return isKnown !== undefined || words.length <= mostAlone;
  return isKnown !== undefined && ofWhatGoesOn[language].test(rest.join(' '));
}
