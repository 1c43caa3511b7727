const currency = '(?:kr|dkk|kroner|eur|euro|usd|gbp|sek|nok|dollars?|pounds?)';
const amount = new RegExp(
  String.raw`(?<!\p{L})${currency}\.?\s?\d|[€$£]\s?\d|\d\s?(?:${currency}(?!\p{L})|[€$£]|,-)`,
  'giu',
);

/** Whether a text names an amount of money or a share: "350 kr.", "25 %". */
export const namesAmount = (text: string): boolean =>
  countAmounts(text) > 0 || /\d\s?(?:%|procent|percent|per cent)/i.test(text);

/** How many amounts of money a text names: "350 kr.", "DKK 2,495", "€ 20". */
export const countAmounts = (text: string): number => text.match(amount)?.length ?? 0;

/** The term that stands for an amount of money, which no text has as a word. */
export const amountTerm = '@amount';
