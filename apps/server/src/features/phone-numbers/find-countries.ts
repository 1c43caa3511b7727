import { countryCodes } from '@samtale/contract';
import { getCountryCallingCode } from 'libphonenumber-js/min';

const nameIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code: string) => names.of(code) ?? code;
};
const nameReaders = ['da-DK', 'en-GB'].map(nameIn);

const countries = countryCodes.map((id) => ({
  id,
  callingCode: String(getCountryCallingCode(id)),
  names: nameReaders.map((nameOf) => nameOf(id).toLowerCase()),
}));

/** Countries with a text in their Danish or English name, or whose code or calling code it is; all for `*`. */
export function findCountries(text: string): { id: string; callingCode: string }[] {
  const wanted = text.toLowerCase();
  const digits = text.replace(/^(\+|00)/, '');
  return countries
    .filter(
      ({ id, callingCode, names }) =>
        wanted === '*' ||
        id.toLowerCase() === wanted ||
        callingCode === digits ||
        names.some((name) => name.includes(wanted)),
    )
    .map(({ id, callingCode }) => ({ id, callingCode }));
}
