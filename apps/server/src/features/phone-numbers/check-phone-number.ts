import { type PhoneNumberInput, phoneNumberKeys } from '@samtale/contract';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { wrongField } from './wrong-field.ts';

/**
 * A number as it is kept (E.164: plus, calling code and digits). Throws `badRequest` for what is none, and for one that
 * begins with another calling code than its country's.
 */
export function checkedPhoneNumber({
  number,
  countryId,
}: Pick<PhoneNumberInput, 'number' | 'countryId'>): string {
  if (!isSupportedCountry(countryId)) throw wrongField('countryId', phoneNumberKeys.country);
  const parsed = parsePhoneNumberFromString(number, countryId);
  if (!parsed?.isValid()) throw wrongField('number', phoneNumberKeys.invalidNumber);
  // Countries share calling codes, and which of them a number is in cannot always be told.
  if (parsed.countryCallingCode !== getCountryCallingCode(countryId))
    throw wrongField('number', phoneNumberKeys.otherCountry);
  return parsed.number;
}
