import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as people read it, from E.164: `+45 70 10 20 30`. */
export const formatNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
