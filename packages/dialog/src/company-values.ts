import { openNowInWords } from './open-now.ts';
import { openingInWords } from './opening-words.ts';
import type { NamedValue, ParameterValues } from './parameters.ts';
import type { CompiledLanguage } from './release.ts';
import { readableAddress } from './show/address.ts';
import { hrefOf } from './show/link-text.ts';
import { escapeRichText } from './show/rich-text.ts';

/**
 * The values that every text may name: what was told of the company, and in words its opening hours and
 * whether it is open. Pure. */
export function companyValues(
  {
    company = {},
    officeTimes = [],
    timeZone = 'UTC',
    language = 'da',
  }: Pick<CompiledLanguage, 'company' | 'officeTimes' | 'timeZone' | 'language'>,
  now: number,
): ParameterValues {
  const values: Record<string, NamedValue> = {};
  for (const [name, text] of Object.entries(company))
    values[name] = { value: text, text, rich: linked(text, addressOf(name, text)) };
  const when = { now, timeZone, language };
  const hours = openingInWords(officeTimes, when);
  const lines = hours.split('\n').map(escapeRichText).join('\n');
  if (hours) values.openingHours = { value: hours, text: hours, rich: lines };
  const openNow = openNowInWords(officeTimes, when);
  if (openNow) values.openNow = { value: openNow, text: openNow, rich: escapeRichText(openNow) };
  return values;
}

/** What a click on a value opens; null for one that is only read. */
function addressOf(name: string, text: string): string | null {
  if (name === 'companyPhone') return /\d/.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : null;
  if (name === 'companyEmail') return `mailto:${text}`;
  return name === 'companyWebsite' ? hrefOf(text) : null;
}

const linked = (text: string, address: string | null): string =>
  address === null ? escapeRichText(text) : `[${escapeRichText(readableAddress(text))}](${address})`;
