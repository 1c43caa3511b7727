import { phoneNumberKeys } from '@samtale/contract';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { NumberValues } from './number-values.ts';

/** What is wrong with a number in its country, by the rules of the server: a message key for its field, or nothing. */
export function numberProblem({ number, countryId }: NumberValues): { number?: string } {
  if (!number.trim() || !isSupportedCountry(countryId)) return {};
  const parsed = parsePhoneNumberFromString(number, countryId);
  if (!parsed?.isValid()) return { number: phoneNumberKeys.invalidNumber };
  const isElsewhere = parsed.countryCallingCode !== getCountryCallingCode(countryId);
  return isElsewhere ? { number: phoneNumberKeys.otherCountry } : {};
}
