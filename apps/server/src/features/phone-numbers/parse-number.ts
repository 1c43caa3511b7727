import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as it is kept (E.164), however it is written; without a calling code it is of the country. Null for none. */
export function parseNumber(text: string, country: CountryCode = 'DK'): string | null {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.number : null;
}
