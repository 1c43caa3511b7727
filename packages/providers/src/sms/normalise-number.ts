/**
 * A phone number in international form (`+4570123456`), or null for what is none. A number without a country is
 * Danish where it has eight digits.
 */
export function normaliseNumber(written: string): string | null {
  const compact = written.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  if (/^[2-9]\d{7}$/.test(compact)) return `+45${compact}`;
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null;
}
