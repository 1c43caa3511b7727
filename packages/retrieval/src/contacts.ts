/** Ways in which a company is reached. */
export type ContactKind = 'phone' | 'email' | 'address';

/** Numbers of eight figures that are called otherwise are those of a register or a bank. */
const otherNumber = String.raw`(?<!(?:cvr|se|reg|konto|ean)[^\d\n]{0,12})`;
const phones = [
  // With the code of a country, `01239 555 018`, and as Danes write theirs.
  String.raw`(?:\+|00)\d{1,3}(?:[ ]?\(0\))?(?:[ -]?\d){7,11}`,
  String.raw`\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}`,
  String.raw`\d{2}[ ]?\d{2}[ ]?\d{2}[ ]?\d{2}`,
];
const phone = new RegExp(String.raw`(?<![\d.,])${otherNumber}(?:${phones.join('|')})(?![.,]?\d)`, 'i');
const email = /[^\s@]@[^\s@]+\.\p{L}{2}/u;
/** A street with its number and a postcode with its town, or a British postcode. */
const address =
  /(?<!\p{L})\p{L}{3,40} \d{1,4}(?: ?[A-Za-z])?(?:,\s*|\s*\n\s*)(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u;

/** How a text tells each. */
export const contactPatterns: Readonly<Record<ContactKind, RegExp>> = { phone, email, address };

/** The term that stands for a way to reach the company, which no text has as a word. */
export const contactTerm = (kind: ContactKind): string => `@${kind}`;

/** The terms for those that a text tells. */
export const contactTermsIn = (text: string): string[] =>
  (['phone', 'email', 'address'] as const)
    .filter((kind) => contactPatterns[kind].test(text))
    .map(contactTerm);
