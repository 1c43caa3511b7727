import { namesAmount } from './amounts.ts';
import { contactPatterns } from './contacts.ts';

/** What kind of thing a question asks for. */
export interface AnswerKind {
  /** Whether a text tells such a thing. */
  isTold: (text: string) => boolean;
  /** Whether nothing else answers: "yes" does not tell when or how much, and may tell where. */
  isNeeded: boolean;
}

interface Kind extends AnswerKind {
  /** How it is asked for, in either language. */
  asked: RegExp;
}

const number = String.raw`(?:\d[\d.,]*|en|et|to|tre|fire|fem|seks|syv|otte|ni|ti|one|two|three|four|five|six|seven|eight|nine|ten)`;
const amountOf = (units: string) =>
  new RegExp(String.raw`(?<![\p{L}\d.,])${number}\s?(?:${units})(?!\p{L})`, 'iu');
const asking = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
const anyOf =
  (...ways: (RegExp | ((text: string) => boolean))[]) =>
  (text: string) =>
    ways.some((way) => (way instanceof RegExp ? way.test(text) : way(text)));

const span = amountOf(
  'minut(?:ter)?|timer?|dage?|døgn|uger?|måned(?:er)?|år|minutes?|hours?|days?|weeks?|months?|years?',
);
const size = amountOf(
  'm²|m2|kvm|kvadratmeter|cm|m|mm|liter|l|kg|g|tommer|square\\s+met(?:er|re)s?|inch(?:es)?',
);
const distance = amountOf('km|m|kilomet(?:er|re)s?|met(?:er|re)s?|miles?|minut(?:ter)?|minutes?');
const clock = /(?<!\p{L})(?:kl\.|klokken)\s?\d|\d\s?(?:am|pm)(?!\p{L})|\d\s?[–-]\s?\d/iu;

const month =
  'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|january|february|march|may|june|july|october';
/** "28. marts", "1 April", "April 1st", "fra maj". */
const date = new RegExp(
  String.raw`\d(?:\.|st|nd|rd|th)?\s(?:of\s)?(?:${month})(?!\p{L})|(?<!\p{L})(?:${month})\s\d|(?<!\p{L})(?:i|in|fra|from|til|until)\s(?:${month})(?!\p{L})`,
  'iu',
);
/** From one day or month to another. */
const period = new RegExp(
  String.raw`(?:${month}|\d[./]\s?\d{1,2}|\d\.?)\s?(?:–|-|til|to|until)\s?(?:\d{1,2}(?:\.|st|nd|rd|th|[./]\d{1,2})?\s?)?(?:${month})(?!\p{L})|\d{1,2}\/\d{1,2}\s?[–-]\s?\d{1,2}\/\d|(?<!\p{L})(?:hele\s+året|all\s+year)(?!\p{L})`,
  'iu',
);
const always = asking(
  'døgnet\\s+rundt|hele\\s+(?:året|døgnet|dagen|natten|ugen)|all\\s+(?:day|night|year)|around\\s+the\\s+clock|24/7',
);
const street = /(?<!\p{L})\p{L}{3,40}\s+\d+\s?\p{L}?(?!\p{L})|(?<!\d)\d{4}\s+\p{Lu}/u;

/**
 * What kinds of question want to be told, apart from what something costs, which is looked for as a word: a time, a number
 * with what it counts, an amount or a share, or how somebody is reached.
 */
const kinds: readonly Kind[] = [
  {
    asked: asking('hvornår|hvad\\s+tid|when|what\\s+time|hvor\\s+(?:sent|tidligt)|how\\s+(?:late|early)'),
    isTold: anyOf(clock, span, date, always),
    isNeeded: true,
  },
  { asked: asking('hvor\\s+gamm?(?:el|elt|le)|how\\s+old'), isTold: anyOf(span), isNeeded: true },
  {
    asked: asking('hvor\\s+(?:længe|lang\\s+tid)|how\\s+long'),
    isTold: anyOf(span, period, clock),
    isNeeded: true,
  },
  {
    asked: asking('hvor\\s+meget|how\\s+much(?!\\s+(?:time|notice))'),
    isTold: anyOf(namesAmount, size),
    isNeeded: true,
  },
  {
    asked: asking(
      'hvad\\s+(?:skal|må)\\s+(?:jeg|vi|man)\\s+(?:betale|give)|what\\s+do\\s+(?:i|we|you)\\s+pay',
    ),
    isTold: namesAmount,
    isNeeded: true,
  },
  {
    asked: asking('hvor\\s+(?:stor|stort|store|højt?|høje)|how\\s+(?:big|large|tall|high)'),
    isTold: anyOf(size, namesAmount),
    isNeeded: true,
  },
  { asked: asking('hvor\\s+langt|how\\s+far'), isTold: anyOf(distance), isNeeded: true },
  { asked: asking('hvor\\s+lange?'), isTold: anyOf(distance, span, period), isNeeded: true },
  {
    asked: asking('telefon(?:en|nummer|nummeret)?|tlf\\.?|ringe|(?:tele)?phone(?:\\s+number)?|call\\s+you'),
    isTold: anyOf(contactPatterns.phone),
    isNeeded: false,
  },
  {
    asked: asking('e-?mail(?:en|adresse|adressen)?|mailadresse|e-?mail\\s+address'),
    isTold: anyOf(contactPatterns.email),
    isNeeded: false,
  },
  {
    asked: asking(
      'adresse[nr]?|hvor\\s+(?:er\\s+I|ligger|bor|finder|holder)|where\\s+(?:are|is|can\\s+I\\s+find)|address',
    ),
    isTold: anyOf(street, contactPatterns.address),
    isNeeded: false,
  },
];

/** What kind of thing a question asks for; null where it is none that can be seen in a text. */
export const answerKindOf = (question: string): AnswerKind | null =>
  kinds.find(({ asked }) => asked.test(question)) ?? null;
