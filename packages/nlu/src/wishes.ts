import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';

interface Words {
  /** What a wish begins with; the next word is what is wished. */
  wishing: RegExp;
  /** What says that something is not wanted; the group is the word that says so. */
  declining: RegExp;
  /** What says that something was done or missed before; the group is the word that says what. */
  done: RegExp;
}

const words: Readonly<Record<NluLanguage, Words>> = {
  da: {
    wishing:
      /^(?:(?:hej|hejsa|goddag) )?(?:jeg|vi) (?:vil|ville|skal|ønsker|kunne tænke mig|har brug for)(?: godt| gerne| meget| bare| lige)*(?: at)? (\p{L}+)/u,
    declining: / (?:vil|ville|skal|ønsker|gider|behøver)(?: jeg| vi)?(?: slet| alligevel| gerne)? (ikke) /,
    done: / har(?: jeg| vi)?(?: allerede| lige| også)? (bestilt|afbestilt|booket|reserveret|tilmeldt|afmeldt|aflyst|flyttet|ændret|købt|betalt) | (glemte|missede|nåede) /,
  },
  en: {
    wishing:
      /^(?:(?:hi|hello) )?(?:(?:(?:i|we) would|i'd|we'd)(?: really| just)? (?:like|love)|(?:i|we)(?: really| just)? (?:want|wish|need|have|must))(?: to)? (\p{L}+)/u,
    declining:
      / (don't|do not|dont|doesn't|won't|will not|wouldn't|would not)(?: really| actually)? (?:want|wish|need|like|have) /,
    done: / (?:i've|we've|have|has|had)(?: already| just)? (booked|ordered|reserved|signed|cancelled|canceled|moved|changed|bought|paid) | (forgot|missed) /,
  },
};

const said = (text: string, language: NluLanguage) => ` ${normalisedWords(text, language).join(' ')} `;

/** What a text says its writer wants, by the first word of it: "melde" in "jeg vil gerne melde mig ind". */
export function wishedIn(text: string, language: NluLanguage): string | undefined {
  return words[language].wishing.exec(said(text, language).trim())?.[1];
}

/**
 * The word by which a text says that something is not wanted, or was done or missed before: a flow that begins it is not
 * meant unless its phrases say so too.
 */
export function wishedNoMoreIn(text: string, language: NluLanguage): string | undefined {
  const { declining, done } = words[language];
  for (const pattern of [declining, done]) {
    const found = pattern.exec(said(text, language));
    if (found) return found.slice(1).find((word) => word !== undefined);
  }
}
