import type { NluLanguage } from './nlu-language.ts';

interface Words {
  /** What may stand before it. */
  before: string;
  /** Ways of saying that something waits, or that one comes back to it. */
  said: readonly string[];
  /** What may stand behind it. */
  after: string;
}

const words: Readonly<Record<NluLanguage, Words>> = {
  da: {
    before:
      'nej|nå|ok|okay|tak|så|men|hm|øh|desværre|det (?:ved|aner) jeg ikke(?: endnu)?|(?:jeg )?ved (?:det )?ikke(?: endnu)?|jeg ved det ikke(?: endnu)?',
    said: [
      '(?:lige )?måske senere',
      'senere måske',
      'ikke (?:lige )?nu',
      '(?:måske )?en anden gang',
      '(?:det |så )?(?:(?:jeg|vi) )?(?:(?:må|skal|vil) )?(?:(?:jeg|vi|lige|nok|bare) )*(?:vende|skrive|ringe|melde)r?(?: (?:jeg|vi|lige|nok|bare|dig|jer))* (?:tilbage|senere)',
      '(?:det |så )?(?:(?:jeg|vi) )?(?:(?:må|skal|vil) )?(?:(?:jeg|vi|lige) )*komme[r]?(?: (?:jeg|vi|lige))* tilbage (?:til|med|om) det',
      'det (?:må|kan|skal|får lov til at) (?:lige )?vente',
      'det venter (?:jeg|vi) (?:lige |lidt )?med',
      '(?:jeg|vi) (?:gør|tager|klarer|ordner|ser på) det (?:lige )?senere',
      'det (?:gør|tager|klarer|ordner) (?:jeg|vi) (?:lige )?senere',
      '(?:(?:jeg|vi) (?:skal|må|vil)|lad (?:mig|os)|det (?:skal|må|vil) (?:jeg|vi)) (?:lige )?tænke (?:lidt |lige )?over(?: det| sagen)?',
      '(?:jeg|vi) tænker (?:lige |lidt )?over (?:det|sagen)',
    ],
    after:
      'senere|snart|igen|selv|lidt|tak|til|med|til det|om det|på det|med det|i dag|i aften|i morgen|næste uge|en anden (?:dag|gang)|når(?: \\S+){2,6}|hvis(?: \\S+){2,6}',
  },
  en: {
    before:
      "no|ok|okay|well|thanks|sorry|so|then|but|hm|i (?:don't|do not) know(?: yet)?|(?:i'm |i am )?not sure(?: yet)?",
    said: [
      'maybe later',
      'not (?:right |just )?now',
      '(?:maybe )?(?:some )?(?:other|another) time',
      "(?:(?:i|we)(?:'ll|'d| will| have to| need to| must| should)?|let me|let us)(?: (?:have to|need to|just|probably|better))* (?:get|write|call|ring|phone)(?: you)? back(?: to (?:you|it|this|that))?",
      "(?:(?:i|we)(?:'ll| will| have to)?|let me)(?: just| probably)? (?:come|go) back to (?:you|it|this|that)",
      "(?:i|we)(?:'ll| will)(?: just| probably)? (?:be back|come back|call(?: you)?|write(?: you)?|phone(?: you)?|ring(?: you)?|do (?:it|that|this)) later",
      "(?:i|we)(?:'ll| will) let you know",
      "(?:it|this|that)(?:'ll| will| can| must)(?: just| have to)? wait",
      'it has to wait',
      "(?:(?:i|we)(?:'ll| will| have to| need to| must)|let me)(?: have to| need to| just)* think (?:about|on|over) (?:it|that|this)",
      'let me think',
    ],
    after:
      'later|soon|again|then|on that|about (?:it|that)|with (?:it|that)|today|tonight|tomorrow|next week|another (?:day|time)|please|thanks|thank you|first|when(?: \\S+){2,6}|once(?: \\S+){2,6}|if(?: \\S+){2,6}',
  },
};

const patternOf = ({ before, said, after }: Words): RegExp =>
  new RegExp(`^(?:(?:${before}) )*(?:${said.join('|')})(?: (?:${after}))*$`);
const patterns: Readonly<Record<NluLanguage, RegExp>> = { da: patternOf(words.da), en: patternOf(words.en) };

/** More words are no putting off, and are not compared with it. */
const mostWords = 16;

/**
 * Whether a text puts the whole matter off and says nothing else: "kan ikke nu, men på fredag" is an answer.
 *
 * @param said the words of the text, normalised
 */
export const putsOff = (said: readonly string[], language: NluLanguage): boolean =>
  said.length <= mostWords && patterns[language].test(said.join(' '));
