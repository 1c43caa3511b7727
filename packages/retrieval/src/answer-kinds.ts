interface Kind {
  /** How it is asked for, in either language. */
  asked: RegExp;
  /** How a text tells it. */
  told: RegExp;
}

const number = String.raw`(?:\d[\d.,]*|en|et|to|tre|fire|fem|seks|syv|otte|ni|ti|one|two|three|four|five|six|seven|eight|nine|ten)`;
const amountOf = (units: string) =>
  new RegExp(String.raw`(?<![\p{L}\d.,])${number}\s?(?:${units})(?!\p{L})`, 'iu');
const asking = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

const spans =
  'minut(?:ter)?|timer?|dage?|døgn|uger?|måned(?:er)?|år|minutes?|hours?|days?|weeks?|months?|years?';

/**
 * What kinds of question want to be told, apart from amounts of money: how somebody is reached, a number with what it
 * counts, or a time.
 */
const kinds: readonly Kind[] = [
  {
    asked: asking('telefon(?:en|nummer|nummeret)?|tlf\\.?|ringe|(?:tele)?phone(?:\\s+number)?|call\\s+you'),
    told: /(?<![\d.,])(?:\+\d{1,3}[ ]?)?\d{2}[ ]?\d{2}[ ]?\d{2}[ ]?\d{2}(?![\d.,]\d)/,
  },
  {
    asked: asking('e-?mail(?:en|adresse|adressen)?|mailadresse|e-?mail\\s+address'),
    told: /[^\s@]@[^\s@]+\.\p{L}{2}/u,
  },
  {
    asked: asking(
      'adresse[nr]?|hvor\\s+(?:ligger|bor|finder|holder)|where\\s+(?:are|is|can\\s+I\\s+find)|address',
    ),
    told: /\p{L}{3,}\s+\d+\s?\p{L}?(?!\p{L})|(?<!\d)\d{4}\s+\p{Lu}/u,
  },
  {
    asked: asking('hvornår|hvad\\s+tid|when|what\\s+time|hvor\\s+(?:sent|tidligt)|how\\s+(?:late|early)'),
    told: new RegExp(
      String.raw`(?<!\p{L})(?:kl\.|klokken)\s?\d|\d\s?(?:am|pm)(?!\p{L})|\d\s?[–-]\s?\d|${amountOf(spans).source}`,
      'iu',
    ),
  },
  { asked: asking('hvor\\s+gamm?(?:el|elt|le)|how\\s+old'), told: amountOf(spans) },
  { asked: asking('hvor\\s+(?:længe|lang\\s+tid)|how\\s+long'), told: amountOf(spans) },
  {
    asked: asking('hvor\\s+(?:stor|stort|store|højt?|høje)|how\\s+(?:big|large|tall)'),
    told: amountOf('m²|m2|kvm|kvadratmeter|cm|m|mm|liter|l|kg|g|tommer|square\\s+met(?:er|re)s?|inch(?:es)?'),
  },
  {
    asked: asking('hvor\\s+(?:langt|lang|lange)|how\\s+far'),
    told: amountOf('km|m|kilomet(?:er|re)s?|met(?:er|re)s?|miles?|minut(?:ter)?|minutes?'),
  },
];

/** Whether a text tells what kind of thing a question asks for; null where the question asks for none that is known. */
export function answerKindTold(question: string): ((text: string) => boolean) | null {
  const kind = kinds.find(({ asked }) => asked.test(question));
  return kind ? (text) => kind.told.test(text) : null;
}
