interface Words {
  /** Sounds that an answer begins with and that say nothing. */
  fillers: RegExp;
  /** The whole answer, in lower case and without its signs, when it tells nothing. */
  unknown: readonly RegExp[];
  /** What leads to a name and to nothing else. */
  naming: RegExp;
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
      /^(?:det )?(?:siger|oplyser|fortæller|giver) jeg (?:helst )?ikke(?: dig| jer)?$/,
      /^(?:det )?vil jeg (?:helst |ikke )*(?:ikke|være fri)(?: sige| oplyse| fortælle| svare| give| for)*$/,
      /^(?:det )?samme som sidst$/,
      /^(?:det )?kan jeg ikke huske(?: lige| nu)*$/,
      /^(?:jeg har |(?:det )?har jeg )?(?:ingen|ikke nogen) (?:anelse|ide|idé)(?: om(?: det)?)?$/,
    ],
    naming: /^(?:jeg hedder|mit navn er|navnet er|mit navn)\s*[:,]?\s+/iu,
    pointing: /^(?:det er|jeg er)\s+/iu,
  },
  en: {
    fillers: /^(?:(?:uh+m*|um+|er+m*|hm+|no|well|sorry) )+/,
    unknown: [
      /^(?:i )?(?:really |honestly |just )?(?:do not|dont)(?: really)? know(?: that| it| yet| sorry)*$/,
      /^(?:idk|(?:i )?dunno)$/,
      /^(?:and |but )?(?:why|how|what|who|which)(?: so| not| that)?$/,
      /^(?:why do you ask(?: that)?|what do you mean(?: by that)?|i (?:do not|dont) understand(?: that)?)$/,
      /^(?:i )?(?:would |d |id )?(?:rather|prefer) not(?: to)?(?: say| tell| tell you)*$/,
      /^(?:i )?(?:will not|wont|do not want to|dont want to)(?: say| tell| tell you)+(?: that)?$/,
      /^(?:the )?same as last time$/,
      /^(?:i )?(?:cannot|cant|can not|do not|dont) remember(?: that| it)?$/,
      /^(?:i )?(?:have |havent )?(?:got )?(?:no|not an?|any) (?:idea|clue)(?: sorry)?$/,
      /^(?:i am |im )?not (?:really )?sure(?: yet| sorry)*$/,
    ],
    naming: /^(?:my name is|my name[’']?s|the name is|the name[’']?s)\s*[:,]?\s+/iu,
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

/** Whether a text says no more than that somebody does not know, or only asks back. */
export function tellsNothing(answer: string, language: 'da' | 'en' = 'da'): boolean {
  const text = answer.trim();
  const { fillers, unknown } = words[language];
  if (/^[?!\s]*$/.test(text)) return true;
  const plain = text
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const said = [plain, plain.replace(fillers, '')];
  return unknown.some((pattern) => said.some((one) => pattern.test(one)));
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
