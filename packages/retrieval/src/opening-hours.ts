const day =
  '(?:man|tirs?|ons|tors?|fre|lør|søn)(?:dage?n?)?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|hverdage?|weekend(?:en|er|s)?|weekdays?|alle dage|hver dag|dagligt|daily|every day';
const time = String.raw`(?:kl\.?\s?)?\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?`;
/** A day with hours, or what there is instead of them. */
const dayHours = new RegExp(
  String.raw`(?<!\p{L})(?:${day})(?!\p{L})[^\n!?]{0,40}?(?:${time}\s?(?:[-–—]|til|to|and|og)\s?${time}|lukket|closed)`,
  'iu',
);
const heading = /åbningstid|opening\s+(?:hours|times)|(?:business|office)\s+hours|^(?:our\s+)?hours$/i;
/** Who speaks of their own hours: "Vi har åbent", "We are open". */
const own =
  /(?<!\p{L})(?:vi\s+(?:har|holder)\s+(?:\p{L}+\s+)?åbent|we(?:\s+are|'re)\s+(?:\p{L}+\s+)?open)(?!\p{L})/iu;

/** Whether a text tells the hours of days. */
export const tellsHours = (text: string): boolean => dayHours.test(text);

/** Whether the hours in a text are called those of the company, and not of its pool, say: by what stands above, or as "ours". */
export const callsHoursOwn = (title: string, text: string): boolean =>
  title.split(' › ').some((one) => heading.test(one)) || own.test(text);
