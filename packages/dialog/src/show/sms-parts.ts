/** GSM 03.38's basic characters: https://www.3gpp.org/ftp/Specs/archive/23_series/23.038/ */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those that take two places. */
const extended = new Set('^{}\\[~]|€');

/** How many characters fit when there is one part, and in each of several, which carry a header. */
const sizes = { gsm: { alone: 160, each: 153 }, unicode: { alone: 70, each: 67 } };

export interface SmsLength {
  /** In the places that characters take. */
  length: number;
  parts: number;
  /** The first character that makes the whole text take twice and more the room; null for none. */
  unusual: string | null;
}

/** What a text comes to as SMS. */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const unusual = characters.find((one) => !basic.has(one) && !extended.has(one)) ?? null;
  const places = (one: string) => (unusual === null ? (extended.has(one) ? 2 : 1) : one.length);
  const { alone, each } = unusual === null ? sizes.gsm : sizes.unicode;
  let length = 0;
  let parts = 1;
  let inPart = 0;
  for (const one of characters) {
    length += places(one);
    // A character is not split between two parts.
    if (inPart + places(one) > each) {
      parts += 1;
      inPart = 0;
    }
    inPart += places(one);
  }
  return { length, parts: length <= alone ? 1 : parts, unusual };
}
