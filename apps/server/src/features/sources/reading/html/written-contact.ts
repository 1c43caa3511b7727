import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import type { PageContact } from '../reading.ts';
import { selectAll, selectOne } from './select.ts';
import { textLinesOf } from './text-lines.ts';
import { writtenHoursIn } from './written-hours.ts';

/** More of the foot of a page is not read. */
const longestFoot = 5000;
/** More of a page is not looked through for how its company is reached. */
const longestPage = 100_000;

/** How a page that is there for it is called. */
const contactPage = /^(?:kontakt(?: os)?|find os|contact(?: us)?|find us|get in touch)$/i;

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
/** A number is one's own where it is called so: others are those of a company register or a bank. */
const phone = /\b(?:tlf|telefon|mobil|phone|tel|ring|call)\b[^\d+\n]{0,12}\n?\s*(\+?\d[\d ]{6,16}\d)(?!\d)/gi;
const nextLine = String.raw`(?:,\s*|\s*\n\s*)`;
/**
 * A street with a number, and a postcode with a town on the same line or the next, as most of Europe writes them: `8000
 * Aarhus`, `D-10115 Berlin`, `111 22 Stockholm`, `1012 AB Amsterdam`.
 */
const address = new RegExp(
  String.raw`(\p{Lu}[\p{L}.' -]{1,40} \d{1,4}(?: ?[A-Za-z](?!\p{L}))?)${nextLine}(?:[A-Z]{1,2}-)?((?:\d{4}(?: [A-Z]{2})?|\d{5}|\d{3} \d{2}) \p{Lu}[\p{L} -]{1,30}\p{L})`,
  'gu',
);
/** A number with a street, and a town with a British or American postcode behind it; there may be a line between. */
const addressTownFirst = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,4}[A-Za-z]?(?:[-–]\d{1,4})? \p{Lu}[\p{L}.' -]{1,40})${nextLine}((?:\p{Lu}[\p{L}.' -]{1,40}${nextLine}){0,2}\p{Lu}[\p{L}.' -]{1,40}?)(?:,\s*|\s+)([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]{2} \d{5})(?![\p{L}\d])`,
  'gu',
);

/**
 * How a page says in words that its company is reached, and when: in its foot; where it is called after that, in all of
 * it, unless it tells several, which may be those of several people or places. Hours are read where they have a heading.
 */
export function writtenContactOf(page: Document): PageContact {
  const foot = selectAll('footer, address, [role=contentinfo]', page)
    .map(textLinesOf)
    .join('\n')
    .slice(0, longestFoot);
  const all = textLinesOf(page).slice(0, longestPage);
  const first = waysIn(foot).map((found) => found[0]);
  const only = isContactPage(page)
    ? waysIn(all).map((found) => (found.length === 1 ? found[0] : undefined))
    : [];
  const [number, mail, place] = first.map((found, way) => found ?? only[way]);
  const hours = writtenHoursIn(all);
  return {
    ...(number && { phone: number }),
    ...(mail && { email: mail }),
    ...(place && { address: place }),
    ...(hours.length && { hours }),
  };
}

/** The numbers, mail addresses and places in a text, each once. */
function waysIn(text: string): string[][] {
  const numbers = [...text.matchAll(phone)].map(([, number = '']) => number.replace(/ +/g, ' '));
  const mails = [...text.matchAll(email)].map(([mail]) => mail);
  const places = [
    ...[...text.matchAll(address)].map(([, street, town]) => `${street}, ${town}`),
    ...[...text.matchAll(addressTownFirst)].map(
      ([, street, town = '', code]) => `${street}, ${town.split(/,\s*|\s*\n\s*/).join(', ')} ${code}`,
    ),
  ];
  return [numbers, mails, places].map((found) => [...new Set(found)]);
}

function isContactPage(page: Document): boolean {
  const named = [selectOne('h1', page), selectOne('head > title, title', page)];
  return named.some((element) => {
    const [name = ''] = element ? textContent(element).split(/\s[|–—·»:-]\s/) : [];
    return contactPage.test(name.trim());
  });
}
