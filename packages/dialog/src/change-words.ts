// Whether somebody wants another value than the one that they said before. Pure.
import type { FoundValue } from './parameters.ts';

interface Words {
  /** What says so anywhere: "kan vi tage den 15. i stedet". */
  instead: RegExp;
  /** What says so where a value stands right behind it: "rykke det til". */
  moving: RegExp;
  /** A question that asks about something else. */
  about: RegExp;
  /** A question that asks for another value. */
  asksFor: RegExp;
  /** What denies; in a question it only asks politely: "kan vi ikke tage fredag". */
  denying: RegExp;
  polite: RegExp;
  /** What stands before a value that is not wanted. */
  notThis: RegExp;
  from: RegExp;
  to: RegExp;
  but: RegExp;
}

const words: Record<'da' | 'en', Words> = {
  da: {
    instead: /(?<!\p{L})(?:i ?stedet|hellere|alligevel|frem ?for)(?!\p{L})/iu,
    moving:
      /(?<!\p{L})(?:(?:ud|om)?(?:ryk|flyt|ændr|skift|byt|ret|sæt|skyd)(?:ke|te|te|e|ter|ker|er|tes|kes)?|lav(?:e|er)?)(?:\s+\S+){0,4}?\s+til\s+(?:(?:på|den|d\.|kl\.?|klokken|at være|en|et)\s+)*$/iu,
    about:
      /^\s*(?:(?:hej|men|og|okay|ok)[\s,]+)*(?:hvad(?! med| siger)|hvor|hvordan|hvornår|hvem|hvorfor|hvilke[nt]?)(?!\p{L})/iu,
    asksFor:
      /(?<!\p{L})(?:tage?r?|få|have|gøre|blive|bliver|sige|siger|vælge|komme|booke|bestille|passe|hvad med|muligt)(?!\p{L})/iu,
    denying: /(?<!\p{L})(?:ikke|aldrig|hverken)(?!\p{L})/iu,
    polite:
      /(?<!\p{L})(?:kan|kunne|ku|må|skal|skulle|vil|ville)\s+(?:vi|jeg|du|man|det|den|i)\s+ikke(?!\p{L})/iu,
    notThis: /(?<!\p{L})(?:i ?stedet for|frem ?for|end)\s+(?:(?:på|den|d\.|kl\.?|klokken|om|en|et)\s+)*$/iu,
    from: /(?<!\p{L})fra\s+(?:(?:på|den|d\.|kl\.?|klokken)\s+)*$/iu,
    to: /(?<!\p{L})til(?!\p{L})/iu,
    but: /[,;.!?]\s|\smen\s/iu,
  },
  en: {
    instead: /(?<!\p{L})(?:instead|rather|after all)(?!\p{L})/iu,
    moving:
      /(?<!\p{L})(?:(?:mov|chang|switch|shift|push|postpon|reschedul|swap|updat|correct)(?:e|ed|ing)?(?:\s+\S+){0,4}?\s+(?:to|for|until|till)|(?:make|making)\s+(?:it|that|this|them)(?:\s+(?:for|on|at|to))?)\s+(?:(?:on|the|at|a|an|be)\s+)*$/iu,
    about:
      /^\s*(?:(?:hi|but|and|so|okay|ok)[\s,]+)*(?:what(?! about)|where|when|who|whose|why|which|how(?! about))(?!\p{L})/iu,
    asksFor:
      /(?<!\p{L})(?:take|have|get|do|come|choose|pick|book|go|say|be|work|what about|how about|possible)(?!\p{L})/iu,
    denying: /(?<!\p{L})(?:not|never|neither|cannot|\p{L}+n[’']?t)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:ca|could|wo|would|should)n?[’']?t\s+(?:we|i|you|it)(?!\p{L})/iu,
    notThis: /(?<!\p{L})(?:instead of|rather than|than)\s+(?:(?:on|the|at|a|an)\s+)*$/iu,
    from: /(?<!\p{L})from\s+(?:(?:on|the|at)\s+)*$/iu,
    to: /(?<!\p{L})to(?!\p{L})/iu,
    but: /[,;.!?]\s|\sbut\s/iu,
  },
};

/** What a text wants instead of values that were said before. */
export interface WantedInstead {
  /** Without those that it does not want: of "lørdag i stedet for fredag" Saturday. */
  values: readonly FoundValue[];
  /** It says what to do with it, "rykke det til", as another flow may be asked to. */
  isMove: boolean;
}

/**
 * The values that a text says with words of change anywhere in it; undefined where it changes nothing. `isOther` tells that it
 * resembles something else that it may ask about: "har I åbent om lørdagen i stedet?"
 */
export function wantedInstead(
  text: string,
  found: readonly FoundValue[],
  isOther: boolean,
  language: 'da' | 'en' = 'da',
): WantedInstead | undefined {
  const { instead, moving, about, asksFor } = words[language];
  const said = found.length > 0 && !about.test(text);
  if (!said) return undefined;
  const isMove = found.some(({ start }) => moving.test(text.slice(0, start)));
  if (!isMove && (!instead.test(text) || (isOther && text.includes('?') && !asksFor.test(text))))
    return undefined;
  const values = found.filter((one) => isWanted(text, one, language));
  return values.length ? { values, isMove } : undefined;
}

function isWanted(text: string, { start, end }: FoundValue, language: 'da' | 'en'): boolean {
  const { denying, polite, notThis, from, to, but } = words[language];
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (notThis.test(before) || (from.test(before) && to.test(after))) return false;
  const clause = `${before.split(but).at(-1) ?? ''} ${after.split(but)[0] ?? ''}`;
  return !denying.test(clause.replace(polite, ''));
}
