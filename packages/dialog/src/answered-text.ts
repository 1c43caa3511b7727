import { refusingInDanish, refusingInEnglish } from './refusing-words.ts';

interface Words {
  /** Sounds that an answer begins with and that say nothing. */
  fillers: RegExp;
  /** The whole answer, in lower case and without its signs, when it tells nothing. */
  unknown: readonly RegExp[];
  /** The same of an answer that refuses to tell. */
  refusing: readonly RegExp[];
  /** What leads to a name and to nothing else. */
  naming: RegExp;
  /** What leads to a name where a name was asked for: "hvalpen hedder". */
  calling: RegExp;
  /** What goes on about something else behind a name. */
  more: RegExp;
  /** What leads to a name where a capital follows: "det er koldt" is no name. */
  pointing: RegExp;
}

const words: Record<'da' | 'en', Words> = {
  da: {
    fillers: /^(?:(?:øh+m*|eh+|hm+|nej|tja|puha|beklager|undskyld) )+/,
    unknown: [
      /^(?:det |jeg )?(?:ved|aner)(?: jeg)?(?: det)?(?: desværre| faktisk| bare| altså| virkelig)* ikke(?: endnu| lige| helt)*$/,
      /^(?:det )?(?:jeg )?(?:er )?(?:jeg )?ikke (?:helt )?sikker(?: på det| på)?$/,
      /^(?:og |men )?(?:hvorfor|hvordan|hvad|hvem|hvilket)(?: det| dog| så)?$/,
      /^(?:hvorfor spørger du(?: om det)?|hvad mener du(?: med det)?|(?:det |jeg )?forstår (?:jeg )?(?:det )?ikke)$/,
      /^(?:det )?samme som sidst$/,
      /^(?:det )?kan jeg ikke huske(?: lige| nu)*$/,
      /^(?:jeg har |(?:det )?har jeg )?(?:ingen|ikke nogen) (?:anelse|ide|idé)(?: om(?: det)?)?$/,
      /^(?:det )?(?:har )?(?:jeg|vi)(?: har)? ikke (?:besluttet|bestemt)(?: mig| os)?(?: for)?(?: det)?(?: endnu)?$/,
    ],
    refusing: refusingInDanish,
    naming: /^(?:jeg hedder|mit navn er|navnet er|mit navn)\s*[:,]?\s+/iu,
    calling:
      /^(?:(?:hej|nej|ja|jo|øh|altså|men|og|så)[\s,]+)*(?:(?:(?!(?:ikke|hvad|hvem)\s)\p{L}+\s+){1,4}?(?:hedder|hed|kaldes)|(?:\p{L}+\s+)?navn(?:et)? (?:er|var)|(?:jeg|vi|de|alle) kalder (?:mig|ham|hende|den|det|dem)|kald mig(?: bare)?)\s*:?\s+(?:bare\s+)?/iu,
    more: /(?:[,;.]\s*(?:og\s+)?|\s+og\s+)(?:er|har|skal|vil|kan|mit|min|mine|jeg|vi|hun|han|den|det)(?!\p{L}).*$/iu,
    pointing: /^(?:det er|jeg er)\s+/iu,
  },
  en: {
    fillers: /^(?:(?:uh+m*|um+|er+m*|hm+|no|well|sorry) )+/,
    unknown: [
      /^(?:i )?(?:really |honestly |just )?(?:do not|dont)(?: really)? know(?: that| it| yet| sorry)*$/,
      /^(?:idk|(?:i )?dunno)$/,
      /^(?:and |but )?(?:why|how|what|who|which)(?: so| not| that)?$/,
      /^(?:why do you ask(?: that)?|what do you mean(?: by that)?|i (?:do not|dont) understand(?: that)?)$/,
      /^(?:the )?same as last time$/,
      /^(?:i )?(?:cannot|cant|can not|do not|dont) remember(?: that| it)?$/,
      /^(?:i )?(?:have |havent )?(?:got )?(?:no|not an?|any) (?:idea|clue)(?: sorry)?$/,
      /^(?:i am |im )?not (?:really )?sure(?: yet| sorry)*$/,
      /^(?:i|we) (?:have not|havent) (?:decided|made up (?:my|our) mind)(?: on (?:it|that))?(?: yet)?$/,
    ],
    refusing: refusingInEnglish,
    naming: /^(?:my name is|my name[’']?s|the name is|the name[’']?s)\s*[:,]?\s+/iu,
    calling:
      /^(?:(?:hi|hello|no|yes|well|oh|um|and|but|so)[\s,]+)*(?:(?:(?!(?:not|what|know)\s)[\p{L}’']+\s+){0,3}?name(?:[’']?s|\s+is|\s+was)|(?:\p{L}+\s+){0,2}?(?:\p{L}+\s+(?:is|was|am|are)|(?:he|she|it|they|i|we|\p{L}+)[’'](?:s|m|re)) called|(?:i|we) call (?:him|her|it|them)|(?:just )?call me)\s*:?\s+(?:just\s+)?/iu,
    more: /(?:[,;.]\s*(?:and\s+)?|\s+and\s+)(?:is|are|has|have|will|would|can|my|i|we|he|she|it|they)(?!\p{L}).*$/iu,
    pointing: /^(?:it is|it[’']?s|i am|i[’']?m|this is)\s+/iu,
  },
};

/** A name has so many words. What is longer is a sentence, which is kept as it was written. */
const mostNameWords = 4;

/**
 * What an answer tells where anything may be told: without "jeg hedder" before a name, and null where it says that nobody
 * knows, or only asks back. Pure.
 */
export function answeredText(answer: string, language: 'da' | 'en' = 'da'): string | null {
  if (tellsNothing(answer, language)) return null;
  const text = answer.trim();
  const { naming, pointing } = words[language];
  return named(text, naming, /\p{L}/u) ?? named(text, pointing, /^\p{Lu}/u) ?? text;
}

/** "Den hedder ikke noget endnu" has no name. */
const calledSo =
  /^(?!(?:ikke|endnu|ingenting|intet|noget|det|not|nothing|yet|that|what|a|an|en|et)(?!\p{L}))\p{L}/iu;

/**
 * The name that an answer tells where a name was asked for: of "hvalpen hedder Bob" Bob. Undefined where it says no more than
 * an answer of any kind.
 */
export function calledIn(answer: string, language: 'da' | 'en' = 'da'): string | undefined {
  const { calling, more } = words[language];
  const text = answer.trim();
  const [lead] = calling.exec(text) ?? [];
  return lead === undefined
    ? undefined
    : named(lead + text.slice(lead.length).replace(more, ''), calling, calledSo);
}

/** Whether a text says no more than that somebody does not know, does not tell, or only asks back. */
export const tellsNothing = (answer: string, language: 'da' | 'en' = 'da'): boolean =>
  /^[?!\s]*$/.test(answer.trim()) ||
  isAnyOf(answer, language, words[language].unknown) ||
  refusesToTell(answer, language);

/** Whether a text says no more than that somebody does not want to tell: "det vil jeg helst ikke oplyse". */
export const refusesToTell = (answer: string, language: 'da' | 'en' = 'da'): boolean =>
  isAnyOf(answer, language, words[language].refusing);

function isAnyOf(answer: string, language: 'da' | 'en', patterns: readonly RegExp[]): boolean {
  const plain = answer
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const said = [plain, plain.replace(words[language].fillers, '')];
  return patterns.some((pattern) => said.some((one) => pattern.test(one)));
}

/** What follows a lead-in, where that looks so and is short enough for a name. */
function named(text: string, leadIn: RegExp, isName: RegExp): string | undefined {
  if (!leadIn.test(text)) return undefined;
  const rest = text
    .replace(leadIn, '')
    .replace(/[.!,\s]+$/, '')
    .trim();
  return isName.test(rest) && rest.split(/\s+/).length <= mostNameWords ? rest : undefined;
}
